import { isLinkAddress, joined, words, type RichBlock, type RichWords } from './rich-text.ts'

const token = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^'">]){0,300})>|([^<]+|<)/gi

interface Open {
  kind: 'heading' | 'paragraph' | 'list'
  level: 2 | 3
  ordered: boolean
  items: RichWords[][]
  words: RichWords[]
}

/**
 * Reads the HTML that static content is kept in. What it does not know it leaves out, and it makes no element of anything: a
 * page that shows what this answers can run nothing of it, whatever was written.
 */
export function readHtml(html: string): readonly RichBlock[] {
  const blocks: RichBlock[] = []
  let open: Open | null = null
  let bold = 0
  let links: (string | null)[] = []

  const close = () => {
    if (open) blocks.push(...blockOf(open))
    open = null
  }
  const begin = (kind: Open['kind'], more: Partial<Open> = {}): Open => {
    close()
    bold = 0
    links = []
    return { kind, level: 2, ordered: false, items: [], words: [], ...more }
  }
  const say = (text: string) => {
    if (!open && text.trim() === '') return
    open ??= begin('paragraph')
    const said = words(text, bold > 0, links.at(-1) ?? null)
    if (open.kind !== 'list') open.words.push(said)
    else open.items.at(-1)?.push(said)
  }

  for (const [, slash, name = '', attributes = '', text] of html.matchAll(token)) {
    if (text !== undefined) {
      say(plain(text))
      continue
    }
    const ends = slash === '/'
    switch (name.toLowerCase()) {
      case 'h2':
      case 'h3':
        if (ends) close()
        else open = begin('heading', { level: name.endsWith('2') ? 2 : 3 })
        break
      case 'p':
        if ((open as Open | null)?.kind === 'list') break
        if (ends) close()
        else open = begin('paragraph')
        break
      case 'ul':
      case 'ol':
        if (ends) close()
        else open = begin('list', { ordered: name.toLowerCase() === 'ol' })
        break
      case 'li':
        if (!ends) (open as Open | null)?.items.push([])
        break
      case 'br':
        say('\n')
        break
      case 'strong':
        bold = Math.max(0, bold + (ends ? -1 : 1))
        break
      case 'a':
        if (ends) links.pop()
        else links.push(addressIn(attributes))
        break
    }
  }
  close()
  return blocks
}

function addressIn(attributes: string): string | null {
  const [, double, single] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const address = plain(double ?? single ?? '')
  return isLinkAddress(address) ? address : null
}

function blockOf({ kind, level, ordered, items, words: said }: Open): readonly RichBlock[] {
  if (kind === 'list') {
    const filled = items.map(trimmed).filter((item) => item.length > 0)
    return filled.length > 0 ? [{ kind, ordered, items: filled }] : []
  }
  const own = trimmed(said)
  if (own.length === 0) return []
  return [kind === 'heading' ? { kind, level, words: own } : { kind, words: own }]
}

/** Without spaces at both ends and more than one between words; a line break stays one. */
function trimmed(said: readonly RichWords[]): readonly RichWords[] {
  const all = joined(said).map((each) => ({ ...each, text: each.text.replaceAll(/[^\S\n\u00a0]+/g, ' ') }))
  return joined(
    all.map((each, at) => {
      const left = at === 0 ? each.text.trimStart() : each.text
      return { ...each, text: at === all.length - 1 ? left.trimEnd() : left }
    }),
  )
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** A line break of the source is a space; one that is meant is an element. */
function plain(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
      (all, decimal?: string, hex?: string, name = '') => {
        const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
        if (code === null) return named[String(name).toLowerCase()] ?? all
        return code > 31 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : ''
      },
    )
}

/** The HTML that `readHtml` reads back as the same. */
export function writeHtml(blocks: readonly RichBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'heading') return `<h${block.level}>${inside(block.words)}</h${block.level}>`
      if (block.kind === 'paragraph') return `<p>${inside(block.words)}</p>`
      const tag = block.ordered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map((item) => `<li>${inside(item)}</li>`).join('')}</${tag}>`
    })
    .join('')
}

function inside(said: readonly RichWords[]): string {
  return said
    .map(({ text, bold, link }) => {
      const own = escaped(text).replaceAll('\n', '<br />')
      const weighed = bold ? `<strong>${own}</strong>` : own
      return link === undefined ? weighed : `<a href="${escaped(link)}">${weighed}</a>`
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
