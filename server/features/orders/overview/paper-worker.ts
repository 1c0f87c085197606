import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { paperPdf } from '@omsorg/texts/papers/paper-pdf.ts'
import { sheetPdf } from '@omsorg/texts/papers/sheet-pdf.ts'
import { type DrawnPaper, signs, type TravellingPaper } from './draw-paper.ts'

const folder = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'
const face = (weight: number) =>
  Promise.all(
    ['latin', 'latin-ext'].map((letters) =>
      readFile(new URL(import.meta.resolve(`${folder}-${letters}-${weight}-normal.woff`))),
    ),
  )

const [regular, bold] = await Promise.all([face(400), face(700)])
const fonts = { regular, bold }

async function drawn({ page: words, ...paper }: TravellingPaper): Promise<Uint8Array> {
  const page = ({ number, of }: { readonly number: number; readonly of: number }) =>
    words.replace(String(signs.number), String(number)).replace(String(signs.of), String(of))
  return 'rows' in paper ? sheetPdf({ ...paper, page }, fonts) : paperPdf({ ...paper, page }, fonts)
}

const tell = (made: DrawnPaper, moved: ArrayBuffer[]) => parentPort?.postMessage(made, moved)

// One that cannot be drawn is the fault of its words: the thread stays for those behind it.
parentPort?.on('message', (paper: TravellingPaper) => {
  drawn(paper).then(
    (made) => {
      const bytes = new Uint8Array(made)
      return tell({ bytes }, [bytes.buffer])
    },
    (reason: unknown) => tell({ fault: String(reason) }, []),
  )
})
