/** What a document says about itself; each text may hold placeholders. */
export interface DocumentHead {
  title: string;
  /** For search engines and for previews where its address is shared. */
  description: string;
  /** Name of the value that search engines read as JSON-LD; left out where it is missing. */
  structured?: string;
}
