import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import type { ReactNode } from 'react'
import { mayStandInAddress } from '../../../platform/routing/search-text.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { ViewSwitch } from '../../../ui/navigation/Tabs.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Finding.module.css'
import type { Layout } from './kept-layout.ts'
import { useTyped } from '../../../platform/forms/use-typed.ts'

interface SearchToolsProps {
  readonly term: string
  readonly onTerm: (term: string) => void
  readonly layout: Layout
  readonly onLayout: (layout: Layout) => void
}

/** The search, which answers while one types, and how the answer is drawn. */
export function SearchTools({ term, onTerm, layout, onLayout }: SearchToolsProps) {
  const t = useCareTexts()
  const words = t.productSelection
  const { typed, field, type, askNow } = useTyped(term, onTerm)
  return (
    <div className="o-row">
      <Form role="search" className={css.search} onSend={askNow}>
        <TextField
          ref={field}
          type="search"
          label={words.search}
          labelHidden
          icon={<IconSearch />}
          placeholder={words.search}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          autoComplete="off"
          error={!mayStandInAddress(typed) && t.validation.noIdentityNumber}
        />
      </Form>
      <span className={css.layouts}>
        <ViewSwitch<Layout>
          label={words.view.label}
          value={layout}
          onChange={onLayout}
          options={[
            { value: 'cards', word: withIcon(<IconLayoutGrid />, words.view.cards) },
            { value: 'table', word: withIcon(<IconTable />, words.view.table) },
          ]}
        />
      </span>
    </div>
  )
}

function withIcon(icon: ReactNode, word: string): ReactNode {
  return (
    <>
      <Icon size={16} of={icon} />
      {word}
    </>
  )
}
