import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Menu } from '../../../ui/action/Menu.tsx'
import { useRecipientHere } from '../../care-recipients/index.ts'
import { areasInUse } from '../selection/areas-in-use.ts'
import { blockText } from './block-text.ts'
import { choosingPath } from '../../../platform/routing/person/choosing-path.ts'
import { useProductRights } from './use-cart.ts'

/** The way to the products: one entry for each therapy area that is used here, with its reason where it is closed. */
export function ChooseProducts() {
  const t = useCareTexts()
  const here = useRecipientHere()
  const { data } = useProductRights()
  const look = { size: 'compact', icon: <IconPlus /> } as const
  const areas = areasInUse(data?.areas ?? [])
  const [only] = new Set(areas.map(({ select }) => blockText(t, select)))
  const isClosed = areas.length > 0 && areas.every(({ select }) => !select.allowed)
  if (isClosed && only) {
    return (
      <Button {...look} reason={only}>
        {t.cart.choose}
      </Button>
    )
  }
  return (
    <Menu
      head={t.cart.chooseIn}
      trigger={(links) => (
        <Button {...links} {...look} busy={!data}>
          {t.cart.choose}
        </Button>
      )}
      items={areas.map(({ therapyArea, select }) => ({
        key: therapyArea,
        word: t.therapyAreas.names[therapyArea],
        render: (looks) => <RouteLink to={choosingPath(here, therapyArea)} {...looks} />,
        reason: blockText(t, select),
      }))}
    />
  )
}
