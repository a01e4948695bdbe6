/** A file of the content service. */
export interface ContentFile {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Absolute, or a path of this site. */
  readonly url: string;
  readonly fileName: string;
  /** The media type, such as `image/png`. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels, of a picture. */
  readonly width?: number;
  readonly height?: number;
}
