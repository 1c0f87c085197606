import { readFileSync } from 'node:fs'
import type { Paper } from '@omsorg/texts/papers/paper.ts'
import { paperPdf } from '@omsorg/texts/papers/paper-pdf.ts'
import type { Sheet } from '@omsorg/texts/papers/sheet.ts'
import { sheetPdf } from '@omsorg/texts/papers/sheet-pdf.ts'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  decodePDFRawStream,
} from 'pdf-lib'
import { expect, test } from 'vitest'

const woff = (file: string) => readFileSync(new URL(`../../../../node_modules/@fontsource/${file}`, import.meta.url))
const face = (weight: number) => [
  woff(`atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`),
]
const fonts = { regular: face(400), bold: face(700) }

const foot = {
  kind: 'Lista',
  printed: 'Utskrivet 2026-11-20',
  foot: 'Förvaras inlåst',
  page: () => 'Sida',
  lang: 'sv-SE',
} as const

const list = (rows: number): Sheet => ({
  ...foot,
  title: 'Förskrivna produkter & mått',
  header: ['Region Fjällviken'],
  facts: [{ label: 'Person', value: 'Åsa Öberg' }],
  landscape: false,
  columns: [
    { head: 'Uppgift', share: 1 },
    { head: 'Värde', share: 1 },
  ],
  rowHeads: true,
  rows: Array.from({ length: rows }, (_, at) => [[{ text: `Rad ${at}` }], [{ text: 'Två rader' }, { text: 'under' }]]),
  empty: 'Inget',
})

const order: Paper = {
  ...foot,
  title: 'Beställning 1',
  header: ['Region Fjällviken'],
  facts: [{ label: 'Typ', value: 'Uttag' }],
  columns: { product: 'Produkt', packages: 'Antal', sum: 'Summa' },
  parts: [{ title: 'Del 1 av 1', lines: [{ name: 'Torr', note: '1001', packages: '2 förp.', sum: '10 kr' }] }],
  sums: [{ label: 'Moms', value: '2 kr' }],
  total: { label: 'Att betala', value: '12 kr' },
}

const sheetOf = async (rows: number) => PDFDocument.load(await sheetPdf(list(rows), fonts), { updateMetadata: false })

const named = (dict: PDFDict, key: string) => dict.lookup(PDFName.of(key))
const kidsOf = (dict: PDFDict): PDFDict[] => {
  const kids = named(dict, 'K')
  return kids instanceof PDFArray ? kids.asArray().map((_, at) => kids.lookup(at, PDFDict)) : []
}
const isElement = (dict: PDFDict) => dict.has(PDFName.of('S'))
const roleOf = (dict: PDFDict) => dict.lookup(PDFName.of('S'), PDFName).decodeText()

function rootOf({ catalog }: PDFDocument): PDFDict {
  return catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
}

/** The parts of a paper by what they are, as whoever hears it read meets them. */
function outline(dict: PDFDict): unknown {
  const inner = kidsOf(dict).filter(isElement)
  return inner.length > 0 ? [roleOf(dict), ...inner.map(outline)] : roleOf(dict)
}

function allOf(dict: PDFDict): PDFDict[] {
  return [dict, ...kidsOf(dict).filter(isElement).flatMap(allOf)]
}

test('a list is read as heading, facts, and a table with the heads of its columns and rows', async () => {
  const [document] = kidsOf(rootOf(await sheetOf(1)))
  expect(document && outline(document)).toEqual([
    'Document',
    'P',
    'P',
    'P',
    'H1',
    ['L', ['LI', 'Lbl', 'LBody']],
    ['Table', ['THead', ['TR', 'TH', 'TH']], ['TBody', ['TR', 'TH', 'TD']]],
  ])
  const scopes = document && allOf(document).flatMap((each) => named(each, 'A') ?? [])
  expect(scopes?.map(String).map((each) => /Scope \/(\w+)/.exec(each)?.[1])).toEqual(['Column', 'Column', 'Row'])
})

test('an order is read as heading, facts with their labels, its products part by part, and what it costs', async () => {
  const pdf = await PDFDocument.load(await paperPdf(order, fonts))
  const [document] = kidsOf(rootOf(pdf))
  expect(document && outline(document)).toEqual([
    'Document',
    'P',
    'P',
    'P',
    'H1',
    ['L', ['LI', 'Lbl', 'LBody']],
    ['Table', ['THead', ['TR', 'TH', 'TH', 'TH']], ['TBody', ['TR', 'TH'], ['TR', 'TD', 'TD', 'TD']]],
    ['Table', ['TBody', ['TR', 'TH', 'TD'], ['TR', 'TH', 'TD']]],
  ])
})

test('the file says its language, its title and the standard that it goes by', async () => {
  const pdf = await sheetOf(1)
  const { catalog } = pdf
  expect(catalog.lookup(PDFName.of('Lang'), PDFString).decodeText()).toBe('sv-SE')
  expect(pdf.getTitle()).toBe('Förskrivna produkter & mått')
  expect(catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).toString()).toContain('/DisplayDocTitle true')
  expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true')
  const told = textOf(catalog.lookup(PDFName.of('Metadata')))
  expect(told).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(told).toContain('F&#246;rskrivna produkter &#38; m&#229;tt')
})

test('all that is drawn belongs to a part or is aside, on every sheet, and the pages know which', async () => {
  const pdf = await sheetOf(45)
  expect(pdf.getPageCount()).toBeGreaterThan(1)
  const numbers = rootOf(pdf).lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray)
  for (const [at, { node }] of pdf.getPages().entries()) {
    const drawn = contentOf(node.lookup(PDFName.of('Contents')))
    expect(node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber()).toBe(at)
    const marks = [...drawn.matchAll(/\/MCID (\d+)/g)].map(([, number]) => Number(number))
    expect(marks).toEqual([...marks.keys()])
    expect(numbers.lookup(2 * at + 1, PDFArray).size()).toBe(marks.length)
    expect(outsideOf(drawn)).not.toMatch(/T[jJ]|\bS\b/)
  }
})

test('a part of a paper has its heading below the title of the paper, and what is not known leaves no heading', async () => {
  const sections = [{ title: 'Hur mycket', facts: [{ label: 'Uttag', value: '4' }], text: 'Byts kl. 07' }]
  const pdf = await PDFDocument.load(await sheetPdf({ ...list(0), sections }, fonts))
  const [document] = kidsOf(rootOf(pdf))
  const roles = document ? allOf(document).map(roleOf) : []
  expect(roles.filter((role) => /^H\d/.test(role))).toEqual(['H1', 'H2'])
  expect(roles).not.toContain('Table')
})

test('a picture is told in words with its place, before what stands below it (O-7-190)', async () => {
  const picture = {
    shape: 'pad',
    detail: 'lines',
    caption: 'Teckning',
    told: 'Teckning av ett skydd åt kvällen',
  } as const
  const sections = [{ title: 'Nummer', facts: [{ label: 'Nummer', value: '101100' }] }]
  const pdf = await PDFDocument.load(await sheetPdf({ ...list(0), picture, sections }, fonts))
  const [document] = kidsOf(rootOf(pdf))
  const parts = document ? allOf(document) : []
  const roles = parts.map(roleOf)
  expect(roles.indexOf('Figure')).toBeGreaterThan(roles.indexOf('H1'))
  expect(roles.indexOf('Figure')).toBeLessThan(roles.indexOf('H2'))
  const figure = parts.find((each) => roleOf(each) === 'Figure')
  expect(figure?.lookup(PDFName.of('Alt'), PDFHexString).decodeText()).toBe('Teckning av ett skydd åt kvällen')
  const box = figure?.lookup(PDFName.of('A'), PDFDict).lookup(PDFName.of('BBox'), PDFArray).asArray().map(Number)
  expect(box).toHaveLength(4)
})

test('each letter is drawn in a face that travels with the file and says which letter it is', async () => {
  const pdf = await sheetOf(2)
  const faces = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, each]) => (each instanceof PDFDict && String(each.get(PDFName.of('Type'))) === '/Font' ? [each] : []))
  const whole = faces.filter((each) => each.has(PDFName.of('DescendantFonts')))
  expect(whole.length).toBeGreaterThan(0)
  expect(whole.every((each) => each.has(PDFName.of('ToUnicode')))).toBe(true)
  const inner = faces.filter((each) => !each.has(PDFName.of('DescendantFonts')))
  const files = inner.map((each) => each.lookup(PDFName.of('FontDescriptor'), PDFDict))
  expect(inner.length).toBe(whole.length)
  expect(files.every((each) => ['FontFile2', 'FontFile3'].some((key) => each.has(PDFName.of(key))))).toBe(true)
})

test('a letter that no face has is drawn as the nearest, never as an empty place, and says what it is', async () => {
  const name = 'Áile Ŋuoŋŋá 🙂 \u00adИван'
  const pdf = await PDFDocument.load(await sheetPdf({ ...list(60), title: name, header: [name] }, fonts), {
    updateMetadata: false,
  })
  const drawn = pdf.getPages().map(({ node }) => contentOf(node.lookup(PDFName.of('Contents'))))
  expect(drawn.length).toBeGreaterThan(1)
  for (const page of drawn) {
    const glyphs = [...page.matchAll(/<([\dA-F]+)> Tj/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    expect(glyphs.length).toBeGreaterThan(50)
    expect(glyphs).not.toContain('0000')
    const said = [...page.matchAll(/\/Span << \/ActualText (<[\dA-F]+>) >> BDC/g)].map(([, hex = '']) =>
      PDFHexString.of(hex.slice(1, -1)).decodeText(),
    )
    expect(said.slice(0, 4)).toEqual(['Ŋ', 'ŋŋ', '🙂', 'Иван'])
  }
  expect(pdf.getTitle()).toBe('Áile Ŋuoŋŋá 🙂 Иван')
  const told = textOf(pdf.catalog.lookup(PDFName.of('Metadata')))
  expect(told).not.toMatch(/&#(?:[0-9]|[12]\d|3[01]|5[56]\d{3});/)
})

test('a Sámi name is drawn as it is spelled, by a face of another family that no other paper brings along', async () => {
  const asked: string[] = []
  const further = (weight: number) => [woff(`noto-sans/files/noto-sans-latin-ext-${weight}-normal.woff`)]
  const withFurther = {
    ...fonts,
    further: async () => {
      asked.push('further')
      return { regular: further(400), bold: further(700) }
    },
  }
  const drawn = async (name: string) => {
    const bytes = await sheetPdf({ ...list(2), title: name, header: [name] }, withFurther)
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    const content = pdf.getPages().map(({ node }) => contentOf(node.lookup(PDFName.of('Contents'))))
    return { size: bytes.length, content: content.join('\n'), faces: facesIn(pdf) }
  }
  const usual = await drawn('Astrid Norrbäck')
  expect(asked).toEqual([])
  const sami = await drawn('Ŋuoŋŋá Ŧávvon, Ǯiekŧa Ǥ')
  expect(asked).toEqual(['further'])
  expect(sami.content).not.toContain('/ActualText')
  expect(sami.faces.filter((face) => face.includes('NotoSans'))).toHaveLength(2)
  expect(usual.faces.filter((face) => face.includes('NotoSans'))).toEqual([])
  expect(sami.size - usual.size).toBeLessThan(20_000)
  // What is not Latin is in neither.
  await drawn('Иван')
  expect(asked).toHaveLength(1)
})

function facesIn(pdf: PDFDocument): string[] {
  return pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, each]) =>
      each instanceof PDFDict && String(each.get(PDFName.of('Type'))) === '/FontDescriptor'
        ? [String(each.get(PDFName.of('FontName')))]
        : [],
    )
}

function contentOf(contents: unknown): string {
  const streams = contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents]
  return streams.map(textOf).join('\n')
}

function textOf(stream: unknown): string {
  return stream instanceof PDFRawStream ? new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()) : ''
}

/** What stands between no mark and its end. */
function outsideOf(drawn: string): string {
  return drawn.replaceAll(/(?:BDC|BMC)\n[\s\S]*?\nEMC/g, '')
}
