import {
  LineCapStyle,
  LineJoinStyle,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setLineJoin,
} from 'pdf-lib'
import { strokesOf } from '../../pictures/product-shapes.ts'
import type { Frame } from '../frame.ts'
import { ink, type Line, margin, quiet, small } from '../pen.ts'
import type { SheetPicture } from '../sheet.ts'
import type { Tags } from '../tags.ts'

const side = 84
const inset = 8
const usualWidth = 2.5
const paper = rgb(1, 1, 1)

/** How much narrower what stands beside a picture is. */
export const pictureRoom = side + 16

/**
 * The drawing of a product at the right, as the screens show it, from the height at which the title begins. In one ink and
 * without a tint, so that it copies. Answers the height below it.
 */
export function drawPicture(
  frame: Frame,
  tags: Tags,
  { shape, detail, told, caption }: SheetPicture,
  { page, y: top }: { readonly page: PDFPage; readonly y: number },
): number {
  const left = margin + frame.room - side
  const bottom = top - side
  tags.aside(page, () =>
    page.drawRectangle({ x: left, y: bottom, width: side, height: side, borderColor: quiet, borderWidth: 0.6 }),
  )
  const scale = (side - 2 * inset) / 64
  tags.document.part('Figure', { told, box: [left, bottom, left + side, top] }).on(page, () => {
    page.pushOperators(pushGraphicsState(), setLineJoin(LineJoinStyle.Round))
    for (const [kind, path, width = usualWidth, dash] of strokesOf(shape, detail))
      page.drawSvgPath(path, {
        x: left + inset,
        y: top - inset,
        scale,
        borderColor: kind === 's' ? paper : ink,
        borderWidth: width,
        borderLineCap: LineCapStyle.Round,
        ...(kind === 't' || kind === 'h' ? { color: paper } : {}),
        ...(dash ? { borderDashArray: dash.split(' ').map(Number) } : {}),
      })
    page.pushOperators(popGraphicsState())
  })
  const line: Line = { text: caption, size: small, colour: quiet }
  const { wrapped, write } = frame.pen
  let y = bottom - 3
  tags.document.part('P').on(page, () => {
    for (const text of wrapped(line, side)) write(page, { x: left, y: (y -= small * 1.2) }, { ...line, text })
  })
  return y
}
