import {
  type PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib'
import { plainly } from './letters.ts'

/** What a part of a paper is, for whoever hears it read: the standard structure types of PDF 1.7. */
type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'

interface Look {
  readonly heads?: 'Row' | 'Column'
  readonly columns?: number
  /** A picture, in words, and where it stands: left, bottom, right, top. */
  readonly told?: string
  readonly box?: readonly [number, number, number, number]
}

export interface Tag {
  /** A part of this one, read after those before it. */
  readonly part: (role: Role, look?: Look) => Tag
  /** What is drawn on the page belongs to this part. */
  readonly on: (page: PDFPage, draw: () => void) => void
}

export interface Tags {
  readonly document: Tag
  /** What is drawn tells nothing that has to be read: a line, the foot, a head that comes again. */
  readonly aside: (page: PDFPage, draw: () => void) => void
  /** Once all is drawn. */
  readonly finish: () => void
}

/** What is drawn says something else to whoever hears it read, or searches it: a letter that no face has. */
export function saying(said: string, page: PDFPage, draw: () => void): void {
  const words = `<< /ActualText ${String(PDFHexString.fromText(said))} >>`
  between(page, PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Span'), words]), draw)
}

function between(page: PDFPage, begin: PDFOperator, draw: () => void): void {
  page.pushOperators(begin)
  draw()
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
}

/** The order in which a paper is read and what its parts are, its language and its title, as PDF/UA asks for. */
export function tagsOf(
  pdf: PDFDocument,
  { title: written, lang }: { readonly title: string; readonly lang: string },
): Tags {
  const title = plainly(written)
  const { context } = pdf
  const rootRef = context.nextRef()
  const drawnOn = new Map<PDFPage, PDFRef[]>()

  function tag(parent: PDFRef, siblings: PDFArray, role: Role, look: Look = {}): Tag {
    const kids = context.obj([])
    const ref = context.register(
      context.obj({ Type: 'StructElem', S: role, P: parent, K: kids, ...wordsOf(look), ...placeOf(look) }),
    )
    siblings.push(ref)
    return {
      part: (inner, innerLook) => tag(ref, kids, inner, innerLook),
      on(page, draw) {
        const marked = drawnOn.get(page) ?? []
        drawnOn.set(page, marked)
        const number = marked.push(ref) - 1
        kids.push(context.obj({ Type: 'MCR', Pg: page.ref, MCID: number }))
        const begin = PDFOperatorNames.BeginMarkedContentSequence
        between(page, PDFOperator.of(begin, [PDFName.of(role), `<< /MCID ${number} >>`]), draw)
      },
    }
  }

  function wordsOf({ told }: Look): { readonly Alt?: PDFHexString } {
    return told ? { Alt: PDFHexString.fromText(plainly(told)) } : {}
  }

  function placeOf({ heads, columns, box }: Look): { readonly A?: PDFDict } {
    if (box) return { A: context.obj({ O: 'Layout', BBox: [...box] }) }
    if (!heads && !columns) return {}
    return {
      A: context.obj({ O: 'Table', ...(heads ? { Scope: heads } : {}), ...(columns ? { ColSpan: columns } : {}) }),
    }
  }

  const top = context.obj([])
  const document = tag(rootRef, top, 'Document')

  function finish(): void {
    const numbers = context.obj([])
    for (const [at, page] of pdf.getPages().entries()) {
      page.node.set(PDFName.of('StructParents'), context.obj(at))
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
      numbers.push(context.obj(at))
      numbers.push(context.obj(drawnOn.get(page) ?? []))
    }
    const nextKey = pdf.getPageCount()
    const parents = context.register(context.obj({ Nums: numbers }))
    context.assign(
      rootRef,
      context.obj({ Type: 'StructTreeRoot', K: top, ParentTree: parents, ParentTreeNextKey: nextKey }),
    )
    const { catalog } = pdf
    catalog.set(PDFName.of('StructTreeRoot'), rootRef)
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
    catalog.set(PDFName.of('Lang'), PDFString.of(lang))
    pdf.setTitle(title, { showInWindowTitleBar: true })
    const told = context.stream(metadata(title, lang), { Type: 'Metadata', Subtype: 'XML' })
    catalog.set(PDFName.of('Metadata'), context.register(told))
  }

  const asideMark = PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')])
  return { document, aside: (page, draw) => between(page, asideMark, draw), finish }
}

/** Which standard the file goes by, as XMP; letters beyond ASCII go by their numbers. */
function metadata(title: string, lang: string): string {
  const words = title.replaceAll(/[&<>]|[^ -~]/gu, (sign) => `&#${sign.codePointAt(0)};`)
  return [
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${words}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:language><rdf:Bag><rdf:li>${lang}</rdf:li></rdf:Bag></dc:language>`,
    '<pdfuaid:part>1</pdfuaid:part>',
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n')
}
