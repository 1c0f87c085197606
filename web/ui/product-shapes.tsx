import type { ReactNode } from 'react'
import css from './ProductPicture.module.css'

/** Shape by product type. Class t is filled with the tint, h with the paper, l is line alone, s the light inside a line. */
export type ProductShape = 'pad' | 'pullup' | 'catheter' | 'bag' | 'plate' | 'bottle' | 'strips' | 'dressing'

/** A detail drawn from a property of the product: core lines = absorption, waves and dots = breathable. */
export type ProductDetail = 'line' | 'lines' | 'waves' | 'dots'

export const shapes: Record<ProductShape, ReactNode> = {
  pad: (
    <>
      <path
        className={css.t}
        d="M21 7c7-3 15-3 22 0 5 2 7 7 6 13-1 5-4 8-4 12s3 7 4 12c1 6-1 11-6 13-7 3-15 3-22 0-5-2-7-7-6-13 1-5 4-8 4-12s-3-7-4-12c-1-6 1-11 6-13Z"
      />
      <path
        className={css.l}
        d="M25.5 15c4-1.5 9-1.5 13 0 2.5 1 3 3.5 2.5 6.5-.7 3.8-2 7-2 10.5s1.3 6.7 2 10.5c.5 3 0 5.5-2.5 6.5-4 1.5-9 1.5-13 0-2.5-1-3-3.5-2.5-6.5.7-3.8 2-7 2-10.5s-1.3-6.7-2-10.5c-.5-3 0-5.5 2.5-6.5Z"
        strokeWidth="1.6"
      />
    </>
  ),
  pullup: (
    <>
      <path className={css.t} d="M8 15h48l-1.5 21c-8 0-14 6-15.5 15h-14c-1.5-9-7.5-15-15.5-15L8 15Z" />
      <path className={css.l} d="M8.6 22.5h46.8" />
      <path className={css.l} d="M14 15v7M20 15v7M26 15v7M38 15v7M44 15v7M50 15v7" strokeWidth="1.6" />
      <path className={css.l} d="M26 31c0 6 1.5 9.5 2.5 14h7c1-4.5 2.5-8 2.5-14" strokeWidth="1.6" />
    </>
  ),
  catheter: (
    <>
      <path className={css.l} d="M12 7v25c0 12 7 20 17 20s16-7 16-16V22" strokeWidth="6.5" />
      <path className={css.s} d="M12 7v25c0 12 7 20 17 20s16-7 16-16V22" strokeWidth="2" />
      <path className={css.t} d="M39.5 8h11l-1.5 14h-8L39.5 8Z" />
      <path className={css.l} d="M40.2 14h9.6" strokeWidth="1.6" />
      <path className={css.l} d="M12 13.5v4" strokeWidth="3" />
    </>
  ),
  bag: (
    <>
      <path
        className={css.t}
        d="M32 6c11 0 18 7 18 17 0 8-5 12-5 19v8c0 2-1 3-3 3H22c-2 0-3-1-3-3v-8c0-7-5-11-5-19C14 13 21 6 32 6Z"
      />
      <circle className={css.h} cx="32" cy="23" r="9" />
      <circle className={css.l} cx="32" cy="23" r="4" strokeWidth="1.6" />
      <path className={css.l} d="M19 47h26" />
      <path className={css.l} d="M24 58h16" />
    </>
  ),
  plate: (
    <>
      <path className={css.t} d="M22 8h20c8 0 14 6 14 14v20c0 8-6 14-14 14H22C14 56 8 50 8 42V22C8 14 14 8 22 8Z" />
      <circle className={css.h} cx="32" cy="32" r="14" />
      <circle className={css.l} cx="32" cy="32" r="9" strokeWidth="1.6" strokeDasharray="3.2 3.2" />
      <circle className={css.l} cx="32" cy="32" r="3.5" />
      <path className={css.l} d="M49 15l3-3" />
    </>
  ),
  bottle: (
    <>
      <path className={css.t} d="M25 15h14v5c0 3 7 5 7 12v20c0 4-2.5 6-6 6H24c-3.5 0-6-2-6-6V32c0-7 7-9 7-12v-5Z" />
      <path className={css.h} d="M24 6h16v9H24z" />
      <path className={css.l} d="M18 36h28M18 50h28" strokeWidth="1.6" />
      <path
        className={css.l}
        d="M32 39c2.5 2.5 3.5 4 3.5 5.200a3.5 3.5 0 0 1-7 0c0-1.2 1-2.7 3.5-5.200Z"
        strokeWidth="1.6"
      />
    </>
  ),
  strips: (
    <>
      <path className={css.h} d="M29 5h6v20h-6zM41 9h6v16h-6zM17 9h6v16h-6z" />
      <path className={css.l} d="M29 10h6M41 14h6M17 14h6" strokeWidth="1.6" />
      <path className={css.t} d="M11 22h42v32c0 2.5-1.5 4-4 4H15c-2.5 0-4-1.5-4-4V22Z" />
      <path className={css.l} d="M11 30h42" strokeWidth="1.6" />
      <path className={css.l} d="M32 36c3.5 4 5 6 5 8.5a5 5 0 0 1-10 0c0-2.5 1.5-4.5 5-8.5Z" />
    </>
  ),
  dressing: (
    <>
      <path className={css.t} d="M16 8h32c5 0 8 3 8 8v32c0 5-3 8-8 8H16c-5 0-8-3-8-8V16c0-5 3-8 8-8Z" />
      <path
        className={css.h}
        d="M22 18h20c2.5 0 4 1.5 4 4v20c0 2.5-1.5 4-4 4H22c-2.5 0-4-1.5-4-4V22c0-2.5 1.5-4 4-4Z"
      />
      <path
        className={css.l}
        d="M26 26h.01M32 26h.01M38 26h.01M26 32h.01M32 32h.01M38 32h.01M26 38h.01M32 38h.01M38 38h.01"
        strokeWidth="3"
      />
      <path className={css.l} d="M56 44 44 56" strokeWidth="1.6" />
    </>
  ),
}

export const details: Record<ProductDetail, ReactNode> = {
  line: <path className={css.l} d="M32 24v16" />,
  lines: <path className={css.l} d="M29 24v16M35 24v16" />,
  waves: <path className={css.l} d="M28 28q2-3 4 0t4 0M28 35q2-3 4 0t4 0" />,
  dots: (
    <path
      className={css.l}
      strokeWidth="3"
      d="M29 24h.01M35 24h.01M32 28h.01M29 32h.01M35 32h.01M32 36h.01M29 40h.01M35 40h.01"
    />
  ),
}
