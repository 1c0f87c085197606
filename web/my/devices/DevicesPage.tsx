import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { listPortalDevices } from '@omsorg/contract/sign-in/portal-device/list-portal-devices.ts'
import { signOutOtherPortalDevices } from '@omsorg/contract/sign-in/portal-device/sign-out-other-portal-devices.ts'
import { signOutPortalDevice } from '@omsorg/contract/sign-in/portal-device/sign-out-portal-device.ts'
import { listPortalPasskeys } from '@omsorg/contract/sign-in/portal-passkey/list-portal-passkeys.ts'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { focusPage } from '../../ui/layout/page-focus.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { Fact } from '../parts/Lines.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useOwn, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { deviceName } from './device-name.ts'

type Known = AnswerOf<typeof listPortalDevices>['devices'][number]

const outdated = [listPortalDevices, listPortalPasskeys, readMe]

/** Where the holder has signed in, and the way to sign a lost device out. */
export function DevicesPage() {
  const t = useAllTexts()
  const { me } = useOwn()
  const { devices } = t
  const saying = useSaying(me.today)
  const isOffline = useIsOffline()
  const listed = useAnswer(listPortalDevices, {})
  const [asked, setAsked] = useState<Known | 'others' | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const one = useDoing(signOutPortalDevice, outdated)
  const all = useDoing(signOutOtherPortalDevices, outdated)
  const known = listed.data?.devices ?? []
  const others = known.filter(({ isThis }) => !isThis)
  const named = ({ device }: Known) => deviceName(device, devices.kinds)

  function ask(about: Known | 'others'): void {
    one.reset()
    all.reset()
    setDone(null)
    setAsked(about)
  }
  async function signOut(about: Known | 'others'): Promise<void> {
    const result = await (about === 'others' ? all.run({}) : one.run({ params: { deviceId: about.id } }))
    if (!result?.ok) return
    setAsked(null)
    setDone(result.value.devices)
    // The row that was pressed is gone.
    focusPage()
  }

  return (
    <PersonFrame>
      <Titles title={devices.title} lead={devices.lead} back={{ to: 'details', word: t.details.title }} />
      {done !== null && (
        <Note icon={<IconCheck />} tone="fresh" spoken="status">
          {devices.done({ count: done })}
        </Note>
      )}
      {listed.data ? (
        <Box flush label={devices.title}>
          {known.map((each) => (
            <Fact
              key={each.id}
              name={each.device?.browser ?? null}
              change={
                each.isThis || isOffline
                  ? null
                  : {
                      word: devices.signOut,
                      label: devices.signOutNamed({ device: named(each) }),
                      onPress: () => ask(each),
                    }
              }
            >
              <b>{named(each)}</b>
              <p className="o-small">
                {each.isThis
                  ? devices.thisOne
                  : each.isSignedIn
                    ? devices.signedIn
                    : devices.lastUsed({ day: saying.onDayOf(each.lastUsedAt), time: saying.time(each.lastUsedAt) })}
              </p>
            </Fact>
          ))}
        </Box>
      ) : (
        <InsteadOfAnswer answer={listed} />
      )}
      {listed.data && others.length === 0 && <p>{devices.alone}</p>}
      {others.length > 1 && (
        <Press icon={<IconLogout />} reason={isOffline && t.shell.offlineReason} onClick={() => ask('others')}>
          {devices.signOutAll}
        </Press>
      )}
      <Note icon={<IconAlertTriangle />} tone="soon" title={devices.code}>
        {devices.codeBody}
      </Note>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === 'others' ? devices.sureAll : devices.sure}
      >
        {asked !== null && asked !== 'others' && (
          <p>
            <b>{named(asked)}</b>
          </p>
        )}
        <p>{devices.sureBody}</p>
        <p>{devices.sureKey}</p>
        <NotSent notDone={one.notDone ?? all.notDone} says={{ 'not-found': devices.gone }} />
        <Press variant="primary" onClick={() => setAsked(null)}>
          {devices.keep}
        </Press>
        <Press variant="danger" busy={one.busy || all.busy} onClick={() => asked !== null && void signOut(asked)}>
          {asked === 'others' ? devices.signOutAll : devices.signOut}
        </Press>
      </Dialog>
    </PersonFrame>
  )
}
