import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import type { ReactNode } from 'react'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import css from './Tray.module.css'
import { type Comparing, mostCompared } from './comparison.ts'

interface TrayProps {
  readonly label: string
  readonly comparing: Comparing
  /** What stands above the line: what was just done. */
  readonly notice?: ReactNode
  readonly children?: ReactNode
  /** Nothing is gathered yet: on a phone it then takes no room of what is looked at. */
  readonly empty?: boolean
  /** The next step. */
  readonly next?: ReactNode
}

/** Stays at the lower edge while one looks: what is gathered, the comparison, and the next step. */
export function Tray({ label, comparing, notice, children, empty, next }: TrayProps) {
  const { tray, comparing: words } = useCareTexts().productSelection
  const count = comparing.items.length
  const short = count === 1 ? { reason: tray.compareFewer } : {}
  return (
    <section
      className={css.tray}
      aria-label={label}
      data-empty={(empty && count === 0) || undefined}
      data-noticed={Boolean(notice) || undefined}
    >
      {notice}
      {comparing.refused && (
        <Notice tone="soon" spoken>
          {words.full({ max: mostCompared })}
        </Notice>
      )}
      <div className={css.line}>
        {children}
        <div className={css.end}>
          {count > 0 && (
            <Button icon={<IconColumns3 />} onClick={comparing.show} {...short}>
              {tray.compare({ count })}
            </Button>
          )}
          {next}
        </div>
      </div>
    </section>
  )
}
