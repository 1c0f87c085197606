import type { ProductDetail } from '@omsorg/texts/pictures/product-detail.ts'
import type { ProductShape } from '@omsorg/texts/pictures/product-shapes.ts'
import { lazy, Suspense } from 'react'
import type { AreaColour } from './area.ts'
import { classes } from '../theme/classes.ts'
import areaCss from './Area.module.css'
import css from './ProductPicture.module.css'

/** A page whose drawings cannot be fetched is still a whole page. */
const withoutDrawing = { default: () => <></> }
const ProductDrawing = lazy(() => import('./ProductDrawing.tsx').catch(() => withoutDrawing))

export interface ProductPictureProps {
  shape: ProductShape
  area: AreaColour
  /** Only drawn on a pad, whose core shows it. */
  detail?: ProductDetail | undefined
  /** 28 px in compact rows, 32, 40 in lists, 44 in grids, 56 beside a timeline, 64; `cover` fills the top of a card. */
  size?: 28 | 32 | 40 | 44 | 56 | 64 | 'cover'
  /** Given only where no name stands beside the picture. */
  label?: string | undefined
}

export function ProductPicture({ shape, area, detail = 'line', size = 44, label }: ProductPictureProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span className={classes(css.picture, areaCss[area])} data-size={size} {...named}>
      <Suspense>
        <ProductDrawing shape={shape} detail={detail} />
      </Suspense>
    </span>
  )
}
