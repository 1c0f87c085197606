const script = '/my/worker.js'

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

/** Keeps the shell on the device for the next time. Where the browser cannot, the portal needs a line and works as well. */
export async function installShell(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  try {
    await navigator.serviceWorker.register(trusted(script), { scope: '/my/' })
  } catch {
    // It is convenient, not needed.
  }
}

/** Our pages let no text become a script but one that a policy has looked at. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy('omsorg-worker', {
    createScriptURL: (wished) => {
      if (wished !== script) throw new TypeError(`${wished} is not the worker of the portal`)
      return wished
    },
  })
  return policy?.createScriptURL(url) ?? url
}
