/** Folders of a store that hold no releases. */
const taken = ['discovery', 'health'];

/** @returns whether the store uses the name itself */
export function isTaken(name: string): boolean {
  return taken.includes(name);
}

/** @returns whether a text can be the name of a release; it leads to no other folder */
export function isName(text: string): boolean {
  return /^[a-z][a-z0-9-]{1,49}$/.test(text) && !isTaken(text);
}

/** @returns whether a text can be the version of a release; it leads to no other folder */
export function isVersion(text: string): boolean {
  return /^[0-9][0-9A-Za-z.+-]{0,99}$/.test(text);
}
