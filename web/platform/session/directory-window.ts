/** Where a directory is, and as whom we ask it. */
export interface DirectoryAddress {
  readonly authority: string
  readonly clientId: string
  readonly data: readonly string[]
}

/** The blank page of ours on which the window ends. */
const returnPage = '/directory-return/'
const longestMinutes = 10
const lookMilliseconds = 400

/**
 * Opens the sign-in of a directory in a window of its own and answers the token that it brings for us. Null when it brings
 * none, because it was closed, blocked, given up or failed: that is written to the console alone (A-8.1-17).
 */
export async function openDirectoryWindow(directory: DirectoryAddress, over: AbortSignal): Promise<string | null> {
  try {
    const { EventType, PublicClientApplication } = await import('@azure/msal-browser')
    const { authority, authorityMetadata } = await namedForLibrary(directory.authority)
    const application = new PublicClientApplication({
      auth: {
        clientId: directory.clientId,
        authority,
        knownAuthorities: [new URL(authority).host],
        redirectUri: location.origin + returnPage,
        ...(authorityMetadata === null ? {} : { authorityMetadata }),
      },
      // The tab keeps nothing of the directory: its token is exchanged at once.
      cache: { cacheLocation: 'memoryStorage' },
      system: { popupBridgeTimeout: longestMinutes * 60_000 },
    })
    await application.initialize()
    const closed = new Promise<null>((resolve) => {
      application.addEventCallback(({ eventType, payload }) => {
        const opened = payload && 'popupWindow' in payload ? payload.popupWindow : null
        if (eventType === EventType.POPUP_OPENED && opened) watch(opened, over, () => resolve(null))
      })
    })
    const signedIn = application.loginPopup({ scopes: [...directory.data], prompt: 'select_account' })
    // Whoever has closed the window is not told later that it brought nothing.
    signedIn.catch(() => undefined)
    // The library marks in the tab that it is at work, and clears the mark after it has answered or not at all.
    signedIn.then(forgetBegun, forgetBegun)
    const result = await Promise.race([signedIn, closed])
    if (result === null) console.warn('The window of the directory was closed')
    return result?.accessToken ?? null
  } catch (reason) {
    console.warn('The directory brought nothing', reason)
    return null
  } finally {
    forgetBegun()
  }
}

/**
 * A window that its directory keeps apart seems closed from the beginning; one that was closed gives the focus back. What it
 * brings arrives before that is believed.
 */
function watch(opened: Window, over: AbortSignal, gone: () => void): void {
  let seen = 0
  const timer = setInterval(() => {
    seen = opened.closed && document.hasFocus() ? seen + 1 : 0
    if (seen > 2 || over.aborted) {
      clearInterval(timer)
      if (over.aborted) opened.close()
      gone()
    }
  }, lookMilliseconds)
}

/**
 * The library takes no address but https. The simulator of a demo has none: it is named as if it had, and what it says of
 * itself is handed over, at the host under which the demo is open.
 */
async function namedForLibrary(authority: string): Promise<{ authority: string; authorityMetadata: string | null }> {
  const address = new URL(authority)
  if (address.protocol === 'https:') return { authority, authorityMetadata: null }
  const response = await fetch(`${address.pathname}/v2.0/.well-known/openid-configuration`)
  const said = await response.text()
  return {
    authority: `https://${location.host}${address.pathname}`,
    authorityMetadata: said.replaceAll(address.origin, location.origin),
  }
}

/** Keys of the library that stand in the tab while a window is open. */
function forgetBegun(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('msal.')) sessionStorage.removeItem(key)
}
