import { readFileSync } from 'node:fs'
import { sheetPdf } from '@omsorg/texts/papers/sheet-pdf.ts'
import type { Sheet } from '@omsorg/texts/papers/sheet.ts'
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib'
import { expect, test } from 'vitest'

const face = (weight: number) => [
  readFileSync(
    new URL(
      `../../../../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
      import.meta.url,
    ),
  ),
]
const fonts = { regular: face(400), bold: face(700) }

const sheet: Sheet = {
  kind: 'Lista',
  printed: 'Utskrivet',
  foot: 'Förvaras inlåst',
  page: () => 'Sida',
  lang: 'sv-SE',
  title: 'Förskrivna produkter och mått för dem som bor på Solgläntan och Strandvägen i Region Fjällviken',
  header: ['Region Fjällviken'],
  facts: [{ label: 'Typ', value: 'Hemleverans från förskrivning till vårdplatsen' }],
  landscape: false,
  columns: [
    { head: 'Produkt', share: 1 },
    { head: 'Uttag', share: 8, align: 'right' },
  ],
  headings: new Map([[0, { title: 'Stomi', note: 'Leverans till avdelning' }]]),
  rows: [
    [
      [{ text: 'Norrdun Komfort Maxi natt' }, { text: '' }, { text: '611030' }],
      [{ text: '2 av 4' }, { text: 'i år' }],
    ],
  ],
  empty: '',
}
const longest = 'https://omsorg.example/'.padEnd(160, 'a')

test('a line is followed by a space where the next begins with another word, and nothing is heard as one word with it', async () => {
  const parts = await partsOf(sheet)
  for (const words of [
    sheet.title,
    'Hemleverans från förskrivning till vårdplatsen',
    'Stomi Leverans till avdelning',
    'Norrdun Komfort Maxi natt 611030',
    '2 av 4 i år',
  ])
    expect(parts).toContain(words)
})

test('an address that is longer than its line is heard as one word', async () => {
  const parts = await partsOf({ ...sheet, facts: [{ label: 'Spårning', value: `Se ${longest} nu` }] })
  expect(parts).toContain(`Se ${longest} nu`)
})

/** The words of each part of a paper of one page, as they stand in its text. */
async function partsOf(content: Sheet): Promise<string[]> {
  const pdf = await PDFDocument.load(await sheetPdf(content, fonts), { updateMetadata: false })
  const [page] = pdf.getPages()
  if (!page) throw new Error('a paper has a page')
  const said = saidOn(page)
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const leaves = (part: PDFDict): string[] => {
    const kids = part.lookup(PDFName.of('K'), PDFArray)
    const each = kids.asArray().map((_, at) => kids.lookup(at, PDFDict))
    const own = each.flatMap((kid) => (kid.has(PDFName.of('MCID')) ? [Number(kid.get(PDFName.of('MCID')))] : []))
    const inner = each.filter((kid) => kid.has(PDFName.of('S'))).flatMap(leaves)
    return own.length > 0 ? [own.map((number) => said.get(number) ?? '').join(''), ...inner] : inner
  }
  return leaves(root)
}

/** What is drawn under each mark, letter by letter as its face says which they are. */
function saidOn({ node }: PDFPage): Map<number, string> {
  const faces = node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  const lettersOf = (name: string) =>
    new Map(
      [
        ...textOf(faces?.lookup(PDFName.of(name), PDFDict).lookup(PDFName.of('ToUnicode'))).matchAll(
          /^<([\dA-F]{4})> <([\dA-F]+)>$/gm,
        ),
      ].map(([, glyph = '', letters = '']) => [
        glyph,
        String.fromCharCode(...(letters.match(/.{4}/g) ?? []).map((each) => Number.parseInt(each, 16))),
      ]),
    )
  const contents = node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents]
  const drawn = streams.map(textOf).join('\n')
  return new Map(
    [...drawn.matchAll(/\/MCID (\d+) >> BDC\n([\s\S]*?)\nEMC/g)].map(([, number, within = '']) => [
      Number(number),
      [...within.matchAll(/\/(\S+) \S+ Tf[\s\S]*?<([\dA-F]*)> Tj/g)]
        .map(([, name = '', hex = '']) => {
          const letters = lettersOf(name)
          return (hex.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph) ?? '').join('')
        })
        .join(''),
    ]),
  )
}

function textOf(stream: unknown): string {
  return stream instanceof PDFRawStream ? new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()) : ''
}
