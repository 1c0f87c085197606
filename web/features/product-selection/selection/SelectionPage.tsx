import { Form } from '../../../platform/forms/Form.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { useAddressView, useOwnLocation } from '../../../platform/routing/use-address-view.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { ViewSwitch } from '../../../ui/navigation/Tabs.tsx'
import { soon } from '../../../ui/dialog/soon.tsx'
import { useComparing } from '../compare/comparison.ts'
import { ProductDetails } from '../details/ProductDetails.tsx'
import { ProductFinder } from '../finding/ProductFinder.tsx'
import { amongWhat, type SearchMode, searchModes, searchView, usualView } from '../finding/search-view.ts'
import { SelectedTray } from './SelectedTray.tsx'
import css from './Selection.module.css'
import { type SelectionHere, useCspSelectionHere, useSelectionHere } from './selection-here.ts'
import { SelectionFrame } from './SelectionFrame.tsx'
import { selectionSlots } from './selection-slots.tsx'
import { useSelection } from './use-selection.ts'
import { readProductByItemNumber } from '@omsorg/contract/products/product/read-product-by-item-number.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { Suspense, useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { SearchPlace } from '../finding/use-product-search.ts'

const CompareDialog = soon(async () => ({ default: (await import('../compare/CompareDialog.tsx')).CompareDialog }))

/** Finding and selecting products for one person in one area. */
export function ProductSelectionPage() {
  return <SelectionScreen here={useSelectionHere()} />
}

export function CspProductSelectionPage() {
  return <SelectionScreen here={useCspSelectionHere()} />
}

function SelectionScreen({ here }: { readonly here: SelectionHere }) {
  const t = useCareTexts()
  const words = t.productSelection
  const { pathname } = useOwnLocation()
  const { view, change } = useAddressView(searchView)
  const selection = useSelection(here, view.replace)
  const comparing = useComparing(here.area)
  const keep = { page: view.page }
  const slots = selectionSlots({
    selection,
    comparing,
    pathOfReplacing: (replace) => pathname + searchView.write({ ...usualView, replace }),
    onChosen: () => view.replace !== null && change({ replace: null, item: null, ...keep }),
  })
  const among = amongWhat(view.mode, selection)
  const list = view.mode === 'prescribed' || view.mode === 'selected' ? selection.lists[view.mode] : null
  const searchFreely = (
    <Button variant="tinted" size="compact" onClick={() => change({ mode: 'all' })}>
      {words.none.search}
    </Button>
  )
  const nothing = (view.mode === 'prescribed' || view.mode === 'selected') && (
    <Card padded>
      <Empty title={words.none[view.mode]} action={searchFreely}>
        {words.none.body}
      </Empty>
    </Card>
  )

  return (
    <SelectionFrame here={here} selection={selection}>
      <div className={css.modes}>
        <ViewSwitch<SearchMode>
          label={words.modes.label}
          value={view.mode}
          onChange={(mode) => change({ ...usualView, mode, replace: view.replace })}
          options={searchModes.map((value) => ({ value, word: words.modes[value] }))}
        />
      </div>
      <div className={css.stage}>
        {view.mode === 'number' ? (
          <NumberSearch here={here} onFound={(item) => change({ item })} />
        ) : list && !list.data ? (
          <Card padded>
            <InsteadOfAnswer answer={list} rows={8} />
          </Card>
        ) : (
          <ProductFinder
            key={here.area}
            here={here}
            view={view}
            change={change}
            among={among}
            nothing={nothing}
            {...slots}
          />
        )}
      </div>
      <SelectedTray here={here} selection={selection} comparing={comparing} />
      {view.item !== null && (
        <ProductDetails
          here={here}
          itemNumber={view.item}
          onClose={() => change({ item: null, ...keep })}
          pathOf={(item) => pathname + searchView.write({ ...view, item })}
          pathOfLength={(length) =>
            pathname + searchView.write({ ...usualView, replace: view.replace, chosen: { length: [String(length)] } })
          }
          {...slots}
        />
      )}
      <Suspense>{comparing.open && <CompareDialog here={here} comparing={comparing} choice={slots.choice} />}</Suspense>
    </SelectionFrame>
  )
}

interface NumberSearchProps {
  readonly here: SearchPlace
  readonly onFound: (itemNumber: string) => void
}

/** The whole number of an item leads straight to it. */
function NumberSearch({ here, onFound }: NumberSearchProps) {
  const t = useCareTexts()
  const words = t.productSelection.itemNumber
  const [typed, setTyped] = useState('')
  const search = useAction(readProductByItemNumber, { place: here.place })
  const [error, setError] = useState<string | null>(null)

  async function find(): Promise<void> {
    const item = typed.replaceAll(/\s/g, '')
    if (item === '') return
    const found = await search.run({ params: { itemNumber: item }, query: { careRecipientId: here.careRecipientId } })
    if (found?.ok) onFound(found.value.itemNumber)
    else if (found?.reason === 'not-found') setError(words.missing({ item }))
  }

  return (
    <Card padded>
      <Form role="search" className={css.number} onSend={find}>
        <TextField
          type="search"
          label={words.label}
          help={words.help}
          value={typed}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setError(null)
          }}
        />
        <Button type="submit" variant="tinted" iconAfter={<IconArrowRight />} busy={search.busy}>
          {words.show}
        </Button>
      </Form>
    </Card>
  )
}
