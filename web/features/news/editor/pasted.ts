/**
 * What is pasted, before it is read: without its looks, which the page may not take on (decision 0007). A word processor wraps
 * all of it in a `b` that is not bold.
 */
export function withoutLooks(html: string): string {
  return html
    .replaceAll(/<b\b[^>]*font-weight:\s*normal[^>]*>/gi, '<span>')
    .replaceAll(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
}
