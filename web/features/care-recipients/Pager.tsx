import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useTexts } from '../../platform/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './List.module.css'
import type { ListView } from './search-params.ts'

interface PagerProps {
  readonly total: number
  readonly view: ListView
  readonly onChange: (part: Partial<ListView>) => void
}

/** Nothing where one page holds all. */
export function Pager({ total, view, onChange }: PagerProps) {
  const t = useTexts()
  const { previousPage, nextPage } = t.careRecipients.list
  const last = Math.max(1, Math.ceil(total / view.pageSize))
  if (last === 1 && view.page === 1) return null
  const to = (page: number) => onChange({ page: Math.min(last, Math.max(1, page)) })
  const here = t.common.table.page({ number: view.page, of: last })
  return (
    <nav className={css.pager} aria-label={here}>
      <Button
        size="compact"
        icon={<IconChevronLeft />}
        {...(view.page === 1 ? { reasonId: 'page-here' } : {})}
        onClick={() => to(view.page - 1)}
      >
        {previousPage}
      </Button>
      <span id="page-here">{here}</span>
      <Button
        size="compact"
        iconAfter={<IconChevronRight />}
        {...(view.page >= last ? { reasonId: 'page-here' } : {})}
        onClick={() => to(view.page + 1)}
      >
        {nextPage}
      </Button>
    </nav>
  )
}
