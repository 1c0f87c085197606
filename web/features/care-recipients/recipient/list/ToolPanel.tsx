import { useTexts } from '../../../../platform/texts.tsx'
import { CheckboxField } from '../../../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { ViewSwitch } from '../../../../ui/navigation/Tabs.tsx'
import { useTheme } from '../../../../ui/theme/ThemeProvider.tsx'
import css from './List.module.css'
import { type ListView, pageSizes, statusesInOrder } from './list-view.ts'

export type ToolPanelKind = 'filter' | 'settings'

interface PanelProps {
  readonly view: ListView
  readonly onChange: (part: Partial<ListView>) => void
}

/** What opens under the tools of the list when it is asked for. */
export default function ToolPanel({ kind, ...rest }: PanelProps & { readonly kind: ToolPanelKind }) {
  return kind === 'filter' ? <StatusChoice {...rest} /> : <TableSettings {...rest} />
}

function StatusChoice({ view, onChange }: PanelProps) {
  const t = useTexts()
  return (
    <fieldset className={css.panel}>
      <legend>{t.careRecipients.list.filters.status}</legend>
      {statusesInOrder.map((status) => (
        <CheckboxField
          key={status}
          label={t.careRecipients.status[status]}
          checked={view.status.includes(status)}
          onChange={(event) => {
            const { checked } = event.currentTarget
            const holds = (each: string) => (each === status ? checked : view.status.some((one) => one === each))
            onChange({ status: statusesInOrder.filter(holds) })
          }}
        />
      ))}
    </fieldset>
  )
}

/** Density is kept for the person, the page size stands in the address. */
function TableSettings({ view, onChange }: PanelProps) {
  const t = useTexts()
  const { density, change } = useTheme()
  const words = t.shell.userMenu.density
  return (
    <fieldset className={css.panel}>
      <legend>{t.common.table.settings}</legend>
      <ViewSwitch
        label={words.title}
        value={density}
        onChange={(chosen) => change({ density: chosen })}
        options={(['comfortable', 'compact'] as const).map((value) => ({ value, word: words[value] }))}
      />
      <span className={css.pageSize}>
        <SelectField
          label={t.common.table.pageSize}
          size="compact"
          value={String(view.size)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(event) =>
            onChange({ size: pageSizes.find((size) => String(size) === event.currentTarget.value) ?? 25 })
          }
        />
      </span>
    </fieldset>
  )
}
