import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { Outlet } from '@tanstack/react-router'
import { useMemo } from 'react'
import { preOrderGroup } from '@omsorg/contract/orders/group/pre-order-group.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { reasonOf } from '../../../platform/calls/result.ts'
import { mayOpen } from '../../../platform/routing/guards.ts'
import { RouteLink, openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useTraits } from '../../../platform/shell/use-traits.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useNextKey } from '../../../ui/action/use-next-key.ts'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Tabs } from '../../../ui/navigation/Tabs.tsx'
import { CarePlaceBreadcrumb } from '../../care-recipients/index.ts'
import { useComparing } from '../compare/comparison.ts'
import css from './Store.module.css'
import { StoreHereContext } from './store-here.ts'
import { useStoreCart } from './use-store-cart.ts'

/** The area under which the products of a store are marked to compare, whatever area they are of. */
const comparedIn = 'store'

/** The order of a care place for its own store: products, cart and comparison. Nothing here knows a person. */
export function StoreFrame() {
  const t = useAllTexts()
  const words = t.store
  const { carePlaceId } = useParameters('ProductSelectionCarePlace')
  const cart = useStoreCart(carePlaceId)
  const comparing = useComparing(comparedIn)
  const { name } = useTraits()
  const user = useSessionUser()
  const facts = { user, challenged: false, membership: [] }
  const orders = mayOpen('OrderGroupOrder', facts)
  // The fees and the day of delivery, which no press changes: what the cart comes to is worked out here.
  const proposal = useAnswer(
    preOrderGroup,
    { params: { carePlaceId }, query: {} },
    { silent: true, enabled: orders && cart.known },
  )
  const terms = proposal.data ?? null
  const here = useMemo(() => ({ cart, comparing, terms }), [cart, comparing, terms])
  const templates = mayOpen('CarePlacePreliminaryOrders', facts)
  useNextKey(() => {
    if (cart.items.length > 0 && orders) void openAddress(pathTo('OrderGroupOrder'))
  })
  const tabs = [
    { route: 'ProductSelectionCarePlace', word: words.pages.products },
    { route: 'ProductSelectionCarePlaceCart', word: words.pages.cart({ count: cart.items.length }) },
    { route: 'ProductSelectionCarePlaceCompare', word: words.pages.compare({ count: comparing.items.length }) },
  ] as const

  return (
    <Page
      breadcrumb={<CarePlaceBreadcrumb />}
      title={words.title}
      lead={words.lead}
      aside={
        templates && (
          <RouteButton icon={<IconStar />} to={pathTo('CarePlacePreliminaryOrders')}>
            {words.fromTemplate}
          </RouteButton>
        )
      }
    >
      <div className={css.tabs}>
        <Tabs
          label={words.pages.label}
          tabs={tabs.map(({ route, word }) => ({
            key: route,
            word,
            current: route === name,
            render: (look) => <RouteLink to={pathTo(route, { carePlaceId })} {...look} />,
          }))}
        />
      </div>
      {cart.known ? (
        <StoreHereContext value={here}>
          <Outlet />
        </StoreHereContext>
      ) : (
        <Card padded>
          {reasonOf(cart.answer.error) === 'not-found' ? (
            <Empty title={t.careRecipients.header.notFound.title}>{t.pages.notFound.title}</Empty>
          ) : (
            <InsteadOfAnswer answer={cart.answer} rows={8} />
          )}
        </Card>
      )}
    </Page>
  )
}
