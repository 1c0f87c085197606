import { rgb, type PDFPage } from 'pdf-lib'
import { ink } from './pen.ts'

/** The ring is the O and a supply being used up; the gap is the next order, the berry closes it. Drawn in one ink, so that it copies. */
const ring = 'M21.3 5.3A13 13 0 1 0 30.7 15.1'
const letters = [
  'M42 34V14M42 22.5a6 6 0 0 1 12 0V34M54 22.5a6 6 0 0 1 12 0V34',
  'M85.7 19.6c-1.2-2-3.2-3.1-5.9-3.1-3.3 0-5.6 1.5-5.6 3.8 0 5.6 12.1 2 12.1 7.6 0 2.3-2.5 3.7-6 3.7-3 0-5.4-1.2-6.7-3.3',
  'M94 24a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0',
  'M117 34V14M117 24c0-4.9 2.7-7.5 8-7.5',
  'M144 14v20.2c0 4.6-2.9 7.3-7.5 7.3-3 0-5.4-1.1-6.9-3.2',
  'M129 24a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0',
]
const paper = rgb(1, 1, 1)

/** Draws the name of the product with its upper left corner at a point. */
export function drawLogo(
  on: PDFPage,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
) {
  const line = (path: string, width: number) =>
    on.drawSvgPath(path, { x, y, scale, borderColor: ink, borderWidth: width * scale })
  line(ring, 6.4)
  for (const letter of letters) line(letter, 5)
  on.drawCircle({ x: x + 27.7 * scale, y: y - 8.3 * scale, size: 5.6 * scale, color: paper })
  on.drawCircle({ x: x + 27.7 * scale, y: y - 8.3 * scale, size: 4.4 * scale, color: ink })
}
