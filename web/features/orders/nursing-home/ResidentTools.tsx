import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { ReactNode } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { RowFilter } from './resident-rows.ts'
import css from './Residents.module.css'

interface ResidentToolsProps {
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
  /** '13 rows, 11 of 38 residents', read out when it changes. */
  readonly found: string
  readonly onPaste: () => void
  /** Keeping it as a template. */
  readonly template: ReactNode
}

/** What of the residents is in sight, and filling in from a sheet. */
export function ResidentTools({ filter, onFilter, found, onPaste, template }: ResidentToolsProps) {
  const t = useAllTexts()
  const words = t.orderKinds.residents
  return (
    <div className={css.tools}>
      <div className={css.find}>
        <TextField
          type="search"
          label={words.search}
          labelHidden
          size="compact"
          icon={<IconSearch />}
          placeholder={words.search}
          autoComplete="off"
          value={filter.search}
          onChange={(event) => onFilter({ ...filter, search: event.target.value })}
        />
      </div>
      <CheckboxField
        role="switch"
        label={words.onlyDue}
        checked={filter.onlyDue}
        onChange={(event) => onFilter({ ...filter, onlyDue: event.target.checked })}
      />
      <p className={css.found} role="status">
        {found}
      </p>
      <Button size="compact" icon={<IconClipboard />} onClick={onPaste}>
        {t.orderKinds.paste.action}
      </Button>
      {template}
    </div>
  )
}
