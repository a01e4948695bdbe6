/** Version of this package; the build writes that of package.json. */
export const SDK_VERSION: string = '0.0.0';
