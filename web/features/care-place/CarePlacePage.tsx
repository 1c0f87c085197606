import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import { Outlet } from '@tanstack/react-router'
import { mayOpen, type GuardFacts } from '../../platform/routing/guards.ts'
import { RouteLink } from '../../platform/routing/navigation.tsx'
import { pathTo } from '../../platform/routing/paths.ts'
import { RouteButton } from '../../platform/routing/RouteButton.tsx'
import { screenNames } from '../../platform/routing/screen-names.ts'
import { useSessionUser } from '../../platform/session/use-session.ts'
import { useTraits } from '../../platform/shell/use-traits.ts'
import { useAllTexts } from '../../platform/texts.tsx'
import { PageOfTabs } from '../../ui/layout/PageLead.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { CarePlaceBreadcrumb } from '../care-recipients/index.ts'
import css from './CarePlacePage.module.css'
import { carePlaceTabs } from './care-place-tabs.ts'

/** The frame of the pages of a care place: the head and the tabs stay while the tab below changes. */
export function CarePlacePage() {
  const t = useAllTexts()
  const words = t.carePlace
  const user = useSessionUser()
  const { name } = useTraits()
  const facts: GuardFacts = { user, challenged: false, membership: [] }
  const opens = (route: 'OrderGroupOrder' | 'OrderNursingHome') => mayOpen(route, facts)
  const ordersForResidents = opens('OrderNursingHome') && user?.permissions.includes('CareRecipientRead') === true
  const beginsOrders = opens('OrderGroupOrder')

  return (
    <PageOfTabs
      breadcrumb={<CarePlaceBreadcrumb />}
      title={name && t.screens[screenNames[name]]}
      aside={
        ordersForResidents && (
          <RouteButton icon={<IconUsersGroup />} to={pathTo('OrderNursingHome')}>
            {t.orderKinds.residents.here}
          </RouteButton>
        )
      }
      action={
        beginsOrders && (
          <RouteButton variant="primary" icon={<IconBuildingWarehouse />} to={pathTo('OrderGroupOrder')}>
            {words.startGroupOrder}
          </RouteButton>
        )
      }
    >
      <div className={css.tabs}>
        <Tabs
          label={words.pages}
          tabs={carePlaceTabs(facts).map(({ tab, route, path }) => ({
            key: tab,
            word: words.tabs[tab],
            current: route === name,
            render: (look) => <RouteLink to={path} {...look} />,
          }))}
        />
      </div>
      <Outlet />
    </PageOfTabs>
  )
}
