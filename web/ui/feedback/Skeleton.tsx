import css from './Skeleton.module.css'

export interface SkeletonProps {
  /** Read out while waiting. */
  label: string
  rows?: number | undefined
  /** `row`: ring, two lines and a button, as high as a table row; `line`: text; `card`: a block. */
  kind?: 'row' | 'line' | 'card'
}

/** Keeps the place of what is coming. Drawn after 150 ms only, so that quick answers do not flicker. */
export function Skeleton({ label, rows = 3, kind = 'row' }: SkeletonProps) {
  return (
    <div className={css.skeleton} role="status" aria-label={label} data-kind={kind}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} aria-hidden="true">
          {kind === 'row' && <i className={css.ring} />}
          <span>
            <i />
            {kind === 'row' && <i className={css.short} />}
          </span>
          {kind === 'row' && <i className={css.button} />}
        </div>
      ))}
    </div>
  )
}
