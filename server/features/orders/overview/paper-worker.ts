import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { paperPdf } from '@omsorg/texts/papers/paper-pdf.ts'
import { signs, type TravellingPaper } from './draw-paper.ts'

const folder = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'
const face = (weight: number) =>
  Promise.all(
    ['latin', 'latin-ext'].map((letters) =>
      readFile(new URL(import.meta.resolve(`${folder}-${letters}-${weight}-normal.woff`))),
    ),
  )

const { page, ...paper } = workerData as TravellingPaper
const [regular, bold] = await Promise.all([face(400), face(700)])
const drawn = await paperPdf(
  {
    ...paper,
    page: ({ number, of }) => page.replace(String(signs.number), String(number)).replace(String(signs.of), String(of)),
  },
  { regular, bold },
)
const bytes = new Uint8Array(drawn)
parentPort?.postMessage(bytes, [bytes.buffer])
