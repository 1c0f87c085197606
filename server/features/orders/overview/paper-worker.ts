import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { paperPdf } from '@omsorg/texts/papers/paper-pdf.ts'
import { sheetPdf } from '@omsorg/texts/papers/sheet-pdf.ts'
import { type DrawnPaper, signs, type TravellingPaper } from './draw-paper.ts'

const own = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'
const other = '@fontsource/noto-sans/files/noto-sans'
const face = (folder: string, letters: readonly string[], weight: number) =>
  Promise.all(letters.map((each) => readFile(new URL(import.meta.resolve(`${folder}-${each}-${weight}-normal.woff`)))))
const weightsOf = async (folder: string, letters: readonly string[]) => {
  const [regular, bold] = await Promise.all([face(folder, letters, 400), face(folder, letters, 700)])
  return { regular, bold }
}

let further: ReturnType<typeof weightsOf> | undefined
const fonts = {
  ...(await weightsOf(own, ['latin', 'latin-ext'])),
  further: () => (further ??= weightsOf(other, ['latin-ext'])),
}

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
