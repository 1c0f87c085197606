import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { kindOfTerm, shortestTerm } from '@omsorg/domain/care-recipients/recipient/search-term.ts'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { Suspense, lazy, useState } from 'react'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { Form } from '../../../../platform/forms/Form.tsx'
import { useTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { AddChip } from '../../../../ui/action/Chip.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import css from './List.module.css'
import { FilterChips } from './FilterChips.tsx'
import type { ListView } from './list-view.ts'
import { registrationPath } from '../../page-mode.ts'
import type { ToolPanelKind } from './ToolPanel.tsx'

const PrintList = lazy(() => import('./PrintList.tsx'))
const ToolPanel = lazy(() => import('./ToolPanel.tsx'))

interface ListToolsProps {
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onAsk: () => void
  readonly view: ListView
  readonly onChange: (part: Partial<ListView>) => void
  /** Those to choose from. */
  readonly rooms: readonly string[]
  /** '8 of 38 shown', read out when it changes. */
  readonly found: string
}

/** Search, filters in force, how many were found, and how the table looks. */
export function ListTools({ typed, onType, onAsk, view, onChange, rooms, found }: ListToolsProps) {
  const t = useTexts()
  const { list } = t.careRecipients
  const [panel, setPanel] = useState<ToolPanelKind | null>(null)
  const turn = (which: ToolPanelKind) => setPanel(panel === which ? null : which)
  const tooShort = kindOfTerm(typed) === 'too-short'
  return (
    <div className={css.tools}>
      <Form role="search" className={css.find} onSend={onAsk}>
        <TextField
          type="search"
          label={list.search}
          labelHidden
          size="compact"
          icon={<IconSearch />}
          placeholder={list.search}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          autoComplete="off"
        />
      </Form>
      <div className="o-row-8">
        <FilterChips view={view} onChange={onChange} />
        <AddChip expanded={panel === 'filter'} onAdd={() => turn('filter')}>
          {t.common.actions.addFilter}
        </AddChip>
      </div>
      <div className={css.aside}>
        <p role="status" className={css.found}>
          {tooShort ? list.searchHelp({ count: shortestTerm }) : found}
        </p>
        <NewRecipient />
        <Suspense>{!tooShort && <PrintList view={view} term={typed} />}</Suspense>
        <Button
          size="compact"
          square
          icon={<IconAdjustmentsHorizontal />}
          aria-label={t.common.table.settings}
          title={t.common.table.settings}
          aria-expanded={panel === 'settings'}
          onClick={() => turn('settings')}
        />
      </div>
      <Suspense>{panel && <ToolPanel kind={panel} view={view} rooms={rooms} onChange={onChange} />}</Suspense>
    </div>
  )
}

function NewRecipient() {
  const { list, reasons } = useTexts().careRecipients
  const may = useSessionUser()?.permissions.includes('CareRecipientWrite') ?? false
  const look = { size: 'compact', icon: <IconUserPlus /> } as const
  if (!may) {
    return (
      <Button {...look} reason={reasons.mayNotRegister}>
        {list.new}
      </Button>
    )
  }
  return (
    <RouteButton {...look} to={registrationPath()}>
      {list.new}
    </RouteButton>
  )
}
