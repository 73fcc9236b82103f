/** Whether an address is one of Google Meet, over https: nothing else is offered to be opened. */
export function isMeetLink(address: string): boolean {
  return address.startsWith('https://meet.google.com/');
}

/** What a form says of a typed link that it does not take. */
export const meetLinkProblems = {
  noMeetLink: 'Enter a Google Meet link, such as https://meet.google.com/abc-defg-hij.',
  tooLong: (maxLength: number) => `The link can have at most ${maxLength} characters.`,
};
