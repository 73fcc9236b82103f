/** Fills the page with plain words when the shell itself has broken, and nothing else can. */
export function showFailure(root: HTMLElement): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = 'Something went wrong. ';
  const reload = document.createElement('a');
  reload.href = location.href;
  reload.textContent = 'Load the page again';
  words.append(reload);
  root.replaceChildren(words);
}
