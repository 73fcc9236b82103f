/** What the api said to a public call. */
export interface PublicAnswer {
  status: number;
  body: unknown;
}
