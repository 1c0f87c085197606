import type { ProductDetail } from './product-detail.ts'
import { absorbing } from './shapes/absorbing.ts'
import { catheters } from './shapes/catheters.ts'
import { diabetes } from './shapes/diabetes.ts'
import type { Drawing, Stroke } from './shapes/drawing.ts'
import { ostomy } from './shapes/ostomy.ts'
import { sundry } from './shapes/sundry.ts'
import { wound } from './shapes/wound.ts'

const drawings = { ...absorbing, ...catheters, ...ostomy, ...diabetes, ...wound, ...sundry }

export type ProductShape = keyof typeof drawings

/** The drawing of each type of product, on a grid of 64, in the colours of its area. */
export const shapes: Readonly<Record<ProductShape, Drawing>> = drawings

const details: Readonly<Record<ProductDetail, Stroke>> = {
  line: ['l', 'M32 24v16'],
  lines: ['l', 'M29 24v16M35 24v16'],
  waves: ['l', 'M28 28q2-3 4 0t4 0M28 35q2-3 4 0t4 0'],
  dots: ['l', 'M29 24h.01M35 24h.01M32 28h.01M29 32h.01M35 32h.01M32 36h.01M29 40h.01M35 40h.01', 3],
}

/** A pad shows its core. */
export function strokesOf(shape: ProductShape, detail: ProductDetail): Drawing {
  return shape === 'pad' ? [...shapes.pad, details[detail]] : shapes[shape]
}
