import { readOwnTherapyAreas } from '@omsorg/contract/organisation/therapy-area/read-own-therapy-areas.ts'
import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useAddressView, useOwnLocation } from '../../../platform/routing/use-address-view.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { Page } from '../../../ui/layout/Page.tsx'
import { Tabs } from '../../../ui/navigation/Tabs.tsx'
import { CompareDialog } from '../compare/CompareDialog.tsx'
import { CompareMark } from '../compare/CompareMark.tsx'
import { Tray } from '../compare/Tray.tsx'
import { useComparing } from '../compare/comparison.ts'
import { ProductDetails } from '../details/ProductDetails.tsx'
import { ProductFinder } from '../finding/ProductFinder.tsx'
import { searchView, usualView } from '../finding/search-view.ts'
import { areaOfRange, areasOfRange } from './area-of-range.ts'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from '../product/Product.module.css'
import { unavailableText } from '../product/stock-text.ts'

/** The assortment of the client, to look and not to choose: for nobody in particular. */
export function CataloguePage() {
  const t = useAllTexts()
  const words = t.productSelection.catalogue
  const { product } = useParameters('productCatalog')
  const { pathname } = useOwnLocation()
  const { view, change } = useAddressView(searchView)
  const area = areaOfRange(product)
  const comparing = useComparing(area)
  const here = { area, isPca: area === 'Pca', place: null }
  const slots = {
    choice: (each: OfferedProduct, compares: boolean) => (
      <>
        <WhyUnavailable product={each} />
        {compares && <CompareMark product={each} comparing={comparing} />}
      </>
    ),
    marks: () => null,
    isChosen: (each: OfferedProduct) => comparing.items.includes(each.itemNumber),
  }
  const close = () => change({ item: null, page: view.page })
  return (
    <Page
      title={words.title}
      lead={words.lead}
      aside={<RouteButton to={pathTo('TherapyAreaInformation')}>{words.about}</RouteButton>}
    >
      <AreaRangeTabs area={area} />
      <ProductFinder key={area} here={here} view={view} change={change} among={null} {...slots} />
      {comparing.items.length > 0 && <Tray label={t.productSelection.compare} comparing={comparing} />}
      {view.item !== null && (
        <ProductDetails
          here={here}
          itemNumber={view.item}
          onClose={close}
          pathOf={(item) => pathname + searchView.write({ ...view, item })}
          pathOfLength={(length) => pathname + searchView.write({ ...usualView, chosen: { length: [String(length)] } })}
          {...slots}
        />
      )}
      {comparing.open && <CompareDialog here={here} comparing={comparing} choice={() => null} />}
    </Page>
  )
}

function AreaRangeTabs({ area }: { readonly area: TherapyArea }) {
  const t = useAllTexts()
  const clientId = useSessionUser()?.clientId ?? null
  const own = useAnswer(
    readOwnTherapyAreas,
    { params: { clientId: clientId ?? '' } },
    { enabled: clientId !== null, silent: true },
  )
  return (
    <Tabs
      label={t.productSelection.areas}
      tabs={areasOfRange(area, own.data?.areas).map((each) => ({
        key: each,
        word: t.therapyAreas.names[each],
        current: each === area,
        render: (look) => <RouteLink to={pathTo('productCatalog', { product: each })} {...look} />,
      }))}
    />
  )
}

/** Why a product cannot be ordered, where it is only looked at. */
function WhyUnavailable({ product }: { readonly product: Pick<OfferedProduct, 'unavailabilityCode'> }) {
  const t = useAllTexts()
  const unavailable = unavailableText(product, t)
  return (
    unavailable && (
      <span className={css.why}>
        <Icon size={16} of={<IconLock />} />
        <span>{unavailable.why}</span>
      </span>
    )
  )
}
