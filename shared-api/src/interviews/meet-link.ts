/** Whether an address is one of Google Meet, over https: nothing else is offered to be opened. */
export function isMeetLink(address: string): boolean {
  return address.startsWith('https://meet.google.com/');
}
