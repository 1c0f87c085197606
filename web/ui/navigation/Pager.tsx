import { useId } from 'react'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Button } from '../action/Button.tsx'
import css from './Pager.module.css'

export interface PagerProps {
  words: { page: (where: { number: number; of: number }) => string; previousPage: string; nextPage: string }
  /** How many rows there are in all. */
  total: number
  pageSize: number
  /** From 1. */
  page: number
  onPage: (page: number) => void
}

/** The pages of a table; nothing where one page holds all. */
export function Pager({ words, total, pageSize, page, onPage }: PagerProps) {
  const hereId = useId()
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1 && page === 1) return null
  const here = words.page({ number: page, of: last })
  const to = (next: number) => onPage(Math.min(last, Math.max(1, next)))
  return (
    <nav className={css.pager} aria-label={here}>
      <Button
        size="compact"
        icon={<IconChevronLeft />}
        {...(page === 1 ? { reasonId: hereId } : {})}
        onClick={() => to(page - 1)}
      >
        {words.previousPage}
      </Button>
      <span id={hereId}>{here}</span>
      <Button
        size="compact"
        iconAfter={<IconChevronRight />}
        {...(page >= last ? { reasonId: hereId } : {})}
        onClick={() => to(page + 1)}
      >
        {words.nextPage}
      </Button>
    </nav>
  )
}
