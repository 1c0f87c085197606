/** Words with headings, lists, bold and links, as blocks: what static content says, free of markup. */
export type RichBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly words: readonly RichWords[] }
  | { readonly kind: 'paragraph'; readonly words: readonly RichWords[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly RichWords[])[] }

export interface RichWords {
  /** A line break within is one. */
  readonly text: string
  readonly bold?: true
  readonly link?: string
}

/** Addresses that a link may lead to: https, mail, telephone, and our own pages by their path. */
export function isLinkAddress(address: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:|\/(?!\/))[^\s"<>\\]*$/i.test(address)
}

/** Words beside each other that look alike are one; none are empty. */
export function joined(words: readonly RichWords[]): readonly RichWords[] {
  const found: RichWords[] = []
  for (const each of words) {
    const last = found.at(-1)
    if (each.text === '') continue
    if (last && last.bold === each.bold && last.link === each.link)
      found[found.length - 1] = { ...last, text: last.text + each.text }
    else found.push(each)
  }
  return found
}

export function words(text: string, bold: boolean, link: string | null): RichWords {
  return { text, ...(bold ? { bold: true as const } : {}), ...(link === null ? {} : { link }) }
}
