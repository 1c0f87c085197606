import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { paperPdf } from '@omsorg/texts/papers/paper-pdf.ts'
import { sheetPdf } from '@omsorg/texts/papers/sheet-pdf.ts'
import { signs, type TravellingPaper } from './draw-paper.ts'

const folder = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'
const face = (weight: number) =>
  Promise.all(
    ['latin', 'latin-ext'].map((letters) =>
      readFile(new URL(import.meta.resolve(`${folder}-${letters}-${weight}-normal.woff`))),
    ),
  )

const { page: words, ...paper } = workerData as TravellingPaper
const [regular, bold] = await Promise.all([face(400), face(700)])
const fonts = { regular, bold }
const page = ({ number, of }: { readonly number: number; readonly of: number }) =>
  words.replace(String(signs.number), String(number)).replace(String(signs.of), String(of))
const drawn = await ('rows' in paper ? sheetPdf({ ...paper, page }, fonts) : paperPdf({ ...paper, page }, fonts))
const bytes = new Uint8Array(drawn)
parentPort?.postMessage(bytes, [bytes.buffer])
