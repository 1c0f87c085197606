import type { MeView } from '@omsorg/contract/portal/me/me-view.ts'
import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { leave } from '../person/leaving.ts'
import { CallCard } from './CallCard.tsx'
import { Frame } from './Frame.tsx'
import { MenuEntries } from './lazy-dialogs.ts'

interface PlainFrameProps {
  /** Null before it is known who is signed in. */
  readonly me: MeView | null
  /** What one calls customer service about here, instead of parcels. */
  readonly call?: { readonly title: string; readonly about: (place: string) => string }
  readonly children: ReactNode
}

/** The frame of what is about nobody, or about nobody yet. */
export function PlainFrame({ me, call, children }: PlainFrameProps) {
  const { shell } = useTexts()
  const service = me?.customerService
  const about = service && (call ? call.about(service.name) : shell.callCard.parcel({ place: service.name }))
  return (
    <Frame
      menu={(close) => (
        <MenuEntries
          can={null}
          withOthers={(me?.recipients.length ?? 0) > 1}
          onClose={close}
          onSignOut={() => void leave()}
        />
      )}
      call={
        <CallCard {...(call ? { title: call.title } : {})} numbers={service ? [{ about, contact: service }] : []} />
      }
    >
      <Suspense>{children}</Suspense>
    </Frame>
  )
}
