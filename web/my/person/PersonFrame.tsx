import type { ReactNode } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { CallCard, type Contact } from '../shell/CallCard.tsx'
import { Frame } from '../shell/Frame.tsx'
import { MenuEntries } from '../shell/lazy-dialogs.ts'
import { PlainFrame } from '../shell/PlainFrame.tsx'
import { useOwn } from './here.ts'
import { leave } from './leaving.ts'
import { NameBand } from './NameBand.tsx'

interface PersonFrameProps {
  readonly wide?: boolean
  readonly shownSince?: (() => string) | null
  /** Instead of the number of the care place: a title of its own, and other numbers. */
  readonly call?: {
    readonly title?: string
    readonly numbers: readonly { readonly about: ReactNode; readonly contact: Contact }[]
  }
  readonly children: ReactNode
}

/** The frame of every page about a person, and of what is about the holder alone. */
export function PersonFrame({ wide, shownSince = null, call, children }: PersonFrameProps) {
  const t = useTexts()
  const { me, person } = useOwn()
  if (!person) return <PlainFrame me={me}>{children}</PlainFrame>
  const withOthers = me.recipients.length > 1
  const place = person.carePlace
  const usual = place ? [{ about: t.shell.callCard.use({ place: place.name }), contact: place }] : []
  return (
    <Frame
      band={person.relation !== 'self' && <NameBand name={person.name} others={withOthers} />}
      menu={(close) => (
        <MenuEntries can={person.can} withOthers={withOthers} onClose={close} onSignOut={() => void leave()} />
      )}
      wide={wide ?? false}
      shownSince={shownSince}
      call={<CallCard {...(call?.title ? { title: call.title } : {})} numbers={call?.numbers ?? usual} />}
    >
      {children}
    </Frame>
  )
}
