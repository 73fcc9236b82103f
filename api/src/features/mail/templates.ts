/** What each mail needs to be written. Texts are plain; links are paths below PUBLIC_URL. */
export interface TemplateData {
  'organization-approved': { companyName: string };
  'organization-refused': { companyName: string; reason: string };
  'application-received': { fullName: string; jobTitle: string; companyName: string };
  'application-accepted': { fullName: string; jobTitle: string; companyName: string };
  'application-rejected': { fullName: string; jobTitle: string; companyName: string };
}

export type TemplateName = keyof TemplateData;
