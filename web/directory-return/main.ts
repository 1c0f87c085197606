import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'

// The window of a directory ends here: what it brings is handed to the page that has opened it, and it closes itself.
broadcastResponseToMainFrame().catch((reason: unknown) => console.warn('The directory brought nothing', reason))
