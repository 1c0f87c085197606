import { ConsentPage } from '../consent/ConsentPage.tsx'
import { DevicesPage } from '../devices/DevicesPage.tsx'
import { LookedPage } from '../looked/LookedPage.tsx'
import { PasskeyPage } from '../passkeys/PasskeyPage.tsx'
import { PasskeysPage } from '../passkeys/PasskeysPage.tsx'
import { MovedPage } from '../moved/MovedPage.tsx'
import type { Stop } from '../way/way.ts'
import { DetailsPage } from './DetailsPage.tsx'
import { NewContactPage } from './NewContactPage.tsx'
import { ProveContactPage } from './ProveContactPage.tsx'

/** What is about the holder and what is kept, which travels together. */
export default function DetailPages({ stop }: { readonly stop: Stop }) {
  switch (stop) {
    case 'moved':
      return <MovedPage />
    case 'looked':
      return <LookedPage />
    case 'consent':
      return <ConsentPage />
    case 'new-contact':
      return <NewContactPage />
    case 'prove-contact':
      return <ProveContactPage />
    case 'devices':
      return <DevicesPage />
    case 'passkeys':
      return <PasskeysPage />
    case 'passkey':
      return <PasskeyPage />
    default:
      return <DetailsPage />
  }
}
