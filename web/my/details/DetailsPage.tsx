import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Fact, LineTo } from '../parts/Lines.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useMovedTitle } from '../moved/use-moved-title.ts'
import { useOwn, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { LanguageChoice } from '../shell/LanguageChoice.tsx'
import { useWay } from '../way/WayLink.tsx'
import { go } from '../way/way.ts'

/** How the holder is reached, each changed by a code; the address comes from the care place. */
export function DetailsPage() {
  const t = useAllTexts()
  const { me, person } = useOwn()
  const { about } = useWay()
  const saying = useSaying(me.today)
  const change = (kind: 'mobile' | 'email', label: string) => ({
    word: t.details.change,
    label,
    onPress: () => go('new-contact', { about: { kind } }),
  })
  return (
    <PersonFrame>
      <Titles title={t.details.title} lead={t.details.lead} back={{ to: 'home', word: t.shell.toStart }} />
      {typeof about['changed'] === 'number' && (
        <Note icon={<IconCheck />} tone="fresh" spoken="status">
          {t.details.changed({ count: about['changed'] })}
        </Note>
      )}
      <Box flush label={t.details.title}>
        <Fact name={t.details.name}>
          <b>{me.name}</b>
        </Fact>
        <Fact name={t.details.mobile} change={change('mobile', t.details.changeMobile)}>
          <b>{saying.phone(me.mobile)}</b>
        </Fact>
        <Fact name={t.details.email} change={change('email', t.details.changeEmail)}>
          <b>{me.email}</b>
        </Fact>
      </Box>
      <Box flush label={t.home.more}>
        {person && <MovedLine />}
        <LineTo to="passkeys" icon={<IconFingerprint />} title={t.passkeys.title} help={t.passkeys.help} />
        <LineTo to="devices" icon={<IconDevices />} title={t.devices.title} help={t.devices.help} />
        {person && <LineTo to="consent" icon={<IconCircleCheck />} title={t.consent.title} />}
      </Box>
      <Box title={t.shell.language}>
        <LanguageChoice />
      </Box>
      {me.lastSignInAt && <p className="o-small">{t.details.lastIn({ day: saying.onDayOf(me.lastSignInAt) })}</p>}
    </PersonFrame>
  )
}

function MovedLine() {
  const t = useAllTexts()
  return <LineTo to="moved" icon={<IconHome />} title={useMovedTitle()} help={t.details.movedBody} />
}
