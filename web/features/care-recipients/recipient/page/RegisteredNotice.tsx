import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Menu } from '../../../../ui/action/Menu.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import css from './CareRecipientPage.module.css'
import { nameOf, type Recipient } from '../../person-text.ts'

/** Right after a registration: that it is done, and where to go on from. */
export function RegisteredNotice({ person }: { readonly person: Recipient }) {
  const t = useAllTexts()
  const words = t.recipientChanges.registered
  const { careRecipientId, settings } = person
  const name = nameOf(person)
  const areas = settings.areas.map(({ therapyArea }) => therapyArea)
  const menu = (word: string, to: 'ProductSelectionDirect' | 'PrescriptionWizard') => (
    <Menu
      trigger={(links) => (
        <Button size="compact" {...(to === 'ProductSelectionDirect' ? { icon: <IconListSearch /> } : {})} {...links}>
          {word}
        </Button>
      )}
      head={t.therapyAreas.title}
      items={areas.map((therapyArea) => ({
        key: therapyArea,
        word: t.therapyAreas.names[therapyArea],
        render: (look) => <RouteLink to={pathTo(to, { careRecipientId, therapyArea })} {...look} />,
      }))}
    />
  )
  const unverified = person.deliveryAddresses.some(({ verified }) => !verified)
  return (
    <div className={css.notices}>
      <Notice
        tone="fresh"
        title={name ? words.title({ name }) : words.titleProtected}
        actions={
          areas.length > 0 && (
            <>
              {menu(words.chooseProducts, 'ProductSelectionDirect')}
              {settings.prescriptionAllowed && menu(words.prescribe, 'PrescriptionWizard')}
            </>
          )
        }
        spoken
      >
        {words.body}
      </Notice>
      {unverified && <Notice tone="soon">{words.unverified}</Notice>}
    </div>
  )
}
