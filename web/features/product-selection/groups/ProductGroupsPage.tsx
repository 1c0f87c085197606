import type { RefusalOf } from '@omsorg/contract/endpoint.ts'
import { readProductGroups } from '@omsorg/contract/products/group/read-product-groups.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { NothingThere } from '../../../platform/calls/NothingThere.tsx'
import { reasonOf } from '../../../platform/calls/result.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useAddressView, useOwnLocation } from '../../../platform/routing/use-address-view.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { CompareDialog } from '../compare/CompareDialog.tsx'
import { useComparing } from '../compare/comparison.ts'
import { ProductDetails } from '../details/ProductDetails.tsx'
import { searchView, usualView } from '../finding/search-view.ts'
import { callOptionsAt } from '../finding/use-product-search.ts'
import { useTyped } from '../../../platform/forms/use-typed.ts'
import { WithoutProducts } from '../finding/WithoutProducts.tsx'
import { SelectedTray } from '../selection/SelectedTray.tsx'
import { SelectionFrame } from '../selection/SelectionFrame.tsx'
import { useSelection } from '../selection/use-selection.ts'
import { selectionSlots } from '../selection/selection-slots.tsx'
import { GroupItems } from './GroupItems.tsx'
import css from './Groups.module.css'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { type SelectionHere, useHere } from '../selection/selection-here.ts'

const groupsOnPage = 50
const missingNumber: RefusalOf<typeof readProductGroups> = 'customer-number-missing'

/** The groups of an area: the same product in its sizes, from which the one that fits is taken. */
export function ProductGroupsPage() {
  return <GroupsScreen here={useGroupsHere()} />
}

export function CspProductGroupsPage() {
  return <GroupsScreen here={useCspGroupsHere()} />
}

function GroupsScreen({ here }: { readonly here: GroupsHere }) {
  const t = useAllTexts()
  const words = t.productSelection.groups
  const { pathname } = useOwnLocation()
  const { view, change } = useAddressView(searchView)
  const market = useSessionUser()?.market ?? 10
  const selection = useSelection(here, null)
  const comparing = useComparing(here.area)
  const slots = selectionSlots({
    selection,
    comparing,
    onChosen: () => {},
    pathOfReplacing: (replace) => here.productsPath + searchView.write({ ...usualView, replace }),
  })
  const { typed, field, type, askNow } = useTyped(view.term, (term) => change({ term }))
  const answer = useAnswer(
    readProductGroups,
    {
      params: { code: market },
      query: {
        therapyArea: here.area,
        page: view.page,
        pageSize: groupsOnPage,
        customerNumber: here.customerNumber,
        ...(view.term === '' ? {} : { searchTerm: view.term }),
      },
    },
    { ...callOptionsAt(here), keepFormer: true, enabled: selection.known },
  )
  const groups = answer.data?.entities ?? []
  const number = here.customerNumber
  const usual = selection.rights?.customerNumber ?? null
  const without = number !== undefined && reasonOf(answer.error) === missingNumber
  return (
    <SelectionFrame
      here={here}
      selection={selection}
      title={`${words.title}: ${t.therapyAreas.names[here.area]}`}
      lead={number === undefined || without ? words.lead : `${words.lead} ${words.under({ number, usual })}`}
      pathOfArea={here.pathOfGroups}
      aside={<RouteButton to={here.productsPath}>{words.toProducts}</RouteButton>}
    >
      <Card label={words.title}>
        <Form role="search" className={css.tools} onSend={askNow}>
          <span className={css.search}>
            <TextField
              ref={field}
              type="search"
              label={words.search}
              labelHidden
              size="compact"
              icon={<IconSearch />}
              placeholder={words.search}
              value={typed}
              onChange={(event) => type(event.currentTarget.value)}
              autoComplete="off"
            />
          </span>
          <p role="status" className={css.found}>
            {answer.data && t.common.table.hits({ count: answer.data.totalCount })}
          </p>
        </Form>
        {groups.length > 0 && !answer.isError ? (
          groups.map((group) => (
            <GroupItems
              key={group.productGroupNumber}
              group={group}
              here={here}
              pricesAreShown={selection.settings?.showPrices ?? false}
              pathOf={(item) => pathname + searchView.write({ ...view, item })}
              {...slots}
            />
          ))
        ) : without ? (
          <div className={css.instead}>
            <NothingThere
              title={words.withoutNumber.title({ number })}
              to={usual === null ? here.productsPath : here.pathOfGroups(here.area, usual)}
              action={usual === null ? words.toProducts : words.withoutNumber.action({ number: usual })}
            >
              {words.withoutNumber.body}
            </NothingThere>
          </div>
        ) : (
          <WithoutProducts
            answer={answer}
            waiting={!answer.data}
            term={view.term}
            none={words.none}
            onClearTerm={() => change({ term: '' })}
            onClearFilters={null}
          />
        )}
        <Pager
          words={t.common.table}
          total={answer.data?.totalCount ?? 0}
          pageSize={groupsOnPage}
          page={view.page}
          onPage={(page) => change({ page })}
        />
      </Card>
      <SelectedTray here={here} selection={selection} comparing={comparing} />
      {view.item !== null && (
        <ProductDetails
          here={here}
          itemNumber={view.item}
          onClose={() => change({ item: null, page: view.page })}
          pathOf={(item) => pathname + searchView.write({ ...view, item })}
          pathOfLength={(length) =>
            here.productsPath + searchView.write({ ...usualView, chosen: { length: [String(length)] } })
          }
          {...slots}
        />
      )}
      {comparing.open && <CompareDialog here={here} comparing={comparing} choice={slots.choice} />}
    </SelectionFrame>
  )
}

/** The groups of one area for one person: where the same is chosen one by one, and where the other areas are. */
interface GroupsHere extends SelectionHere {
  readonly productsPath: string
  readonly pathOfGroups: (area: TherapyArea, customerNumber?: string) => string
}

function useGroupsHere(): GroupsHere {
  const { careRecipientId, careRecipientGuid, therapyArea } = useParameters('ProductGroups')
  const here = useHere(careRecipientId, therapyArea, null)
  return {
    ...here,
    productsPath: here.pathOfArea(therapyArea),
    pathOfGroups: (area) => pathTo('ProductGroups', { careRecipientId, careRecipientGuid, therapyArea: area }),
  }
}

function useCspGroupsHere(): GroupsHere {
  const { careRecipientId, careRecipientGuid, therapyArea, clientId, carePlaceId, customerNumber } =
    useParameters('CSPProductGroups')
  const place = { clientId, carePlaceId }
  const here = useHere(careRecipientId, therapyArea, place)
  return {
    ...here,
    customerNumber,
    productsPath: here.pathOfArea(therapyArea),
    pathOfGroups: (area, number = customerNumber) =>
      pathTo('CSPProductGroups', {
        careRecipientId,
        careRecipientGuid,
        ...place,
        therapyArea: area,
        customerNumber: number,
      }),
  }
}
