/** The beginning of a text, as long as a field may be: a letter that takes two places, such as an emoji, is never halved. */
export function cutTo(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}
