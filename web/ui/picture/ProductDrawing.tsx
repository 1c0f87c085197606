import type { ProductDetail } from '@omsorg/texts/pictures/product-detail.ts'
import { type ProductShape, strokesOf } from '@omsorg/texts/pictures/product-shapes.ts'
import css from './ProductPicture.module.css'

interface ProductDrawingProps {
  shape: ProductShape
  detail: ProductDetail
}

/** The strokes of a product. They are loaded after the words, which say the same. */
export default function ProductDrawing({ shape, detail }: ProductDrawingProps) {
  return (
    <svg viewBox="0 0 64 64" className={css.shape}>
      {strokesOf(shape, detail).map(([kind, path, width, dash]) => (
        <path
          key={kind + path}
          className={css[kind]}
          d={path}
          {...(width ? { strokeWidth: width } : {})}
          {...(dash ? { strokeDasharray: dash } : {})}
        />
      ))}
    </svg>
  )
}
