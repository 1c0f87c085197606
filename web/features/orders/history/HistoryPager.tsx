import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from './History.module.css'

interface HistoryPagerProps {
  readonly total: number
  readonly pageSize: number
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Nothing where one page holds all. */
export function HistoryPager({ total, pageSize, page, onPage }: HistoryPagerProps) {
  const t = useTexts()
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1 && page === 1) return null
  const here = t.common.table.page({ number: page, of: last })
  const { previousPage, nextPage } = t.careRecipients.list
  return (
    <nav className={css.pager} aria-label={here}>
      <Button
        size="compact"
        icon={<IconChevronLeft />}
        {...(page === 1 ? { reasonId: 'history-page' } : {})}
        onClick={() => onPage(Math.min(last, page - 1))}
      >
        {previousPage}
      </Button>
      <span id="history-page">{here}</span>
      <Button
        size="compact"
        iconAfter={<IconChevronRight />}
        {...(page >= last ? { reasonId: 'history-page' } : {})}
        onClick={() => onPage(page + 1)}
      >
        {nextPage}
      </Button>
    </nav>
  )
}
