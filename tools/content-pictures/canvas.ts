interface Order {
  readonly shader: string;
  /** Pixels of the file, and of the drawing that is enlarged to it: smooth things need no more. */
  readonly width: number;
  readonly height: number;
  readonly drawn: number;
  /** Rays of a pixel. */
  readonly rays: number;
  readonly maxBytes: number;
}

/**
 * Runs in the page, so all that it needs is given to it. Draws with the graphics library of the browser, row by row, as a long
 * call would be taken for one that hangs.
 * @returns WebP in base64, of the best quality that has no more than `maxBytes`.
 */
export async function drawPicture({ shader, drawn, rays, maxBytes, ...file }: Order): Promise<string> {
  const [width, height] = [drawn, (drawn * file.height) / file.width];
  const canvas = new OffscreenCanvas(width, height);
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
  if (!gl) throw new Error('No WebGL to draw with.');
  const program = gl.createProgram();
  const vertex = '#version 300 es\nin vec2 at; void main() { gl_Position = vec4(at, 0.0, 1.0); }';
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, shader],
  ] as const) {
    const compiled = gl.createShader(kind);
    if (!compiled) throw new Error('No shader.');
    gl.shaderSource(compiled, source);
    gl.compileShader(compiled);
    if (gl.getShaderParameter(compiled, gl.COMPILE_STATUS) !== true)
      throw new Error(gl.getShaderInfoLog(compiled) ?? 'The shader is wrong.');
    gl.attachShader(program, compiled);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) throw new Error(gl.getProgramInfoLog(program) ?? '');
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.enable(gl.SCISSOR_TEST);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);

  /** Adds one ray for each pixel of the mask to the sums. */
  const cast = (
    columns: number,
    lines: number,
    mask: Uint8Array,
    sums: Float32Array,
    nudge: readonly [number, number],
  ) => {
    const rows = 40;
    const read = new Uint8Array(columns * rows * 4);
    gl.viewport(0, 0, columns, lines);
    gl.uniform2f(gl.getUniformLocation(program, 'size'), columns, lines);
    gl.uniform2f(gl.getUniformLocation(program, 'nudge'), nudge[0], nudge[1]);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, columns, lines, 0, gl.RED, gl.UNSIGNED_BYTE, mask);
    for (let y = 0; y < lines; y += rows) {
      const count = Math.min(rows, lines - y);
      gl.scissor(0, y, columns, count);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.readPixels(0, y, columns, count, gl.RGBA, gl.UNSIGNED_BYTE, read);
      const start = y * columns * 4;
      for (let index = 0; index < columns * count * 4; index += 1)
        sums[start + index] = (sums[start + index] ?? 0) + (read[index] ?? 0);
    }
  };

  // Every second pixel first; what lies between follows from them, unless they differ: there is an edge.
  const [columns, lines] = [width / 2, height / 2];
  const coarse = new Float32Array(columns * lines * 4);
  cast(columns, lines, new Uint8Array(columns * lines).fill(255), coarse, [0, 0]);
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < lines; y += 1)
    for (let x = 0; x < columns; x += 1) {
      let most = 0;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const other =
            (Math.min(lines - 1, Math.max(0, y + dy)) * columns + Math.min(columns - 1, Math.max(0, x + dx))) * 4;
          for (let channel = 0; channel < 3; channel += 1)
            most = Math.max(
              most,
              Math.abs((coarse[(y * columns + x) * 4 + channel] ?? 0) - (coarse[other + channel] ?? 0)),
            );
        }
      if (most > 10) for (const at of [0, 1, width, width + 1]) mask[y * 2 * width + x * 2 + at] = 255;
    }
  const fine = new Float32Array(width * height * 4);
  // Evenly over the pixel (R2 sequence).
  for (let ray = 0; ray < rays; ray += 1)
    cast(width, height, mask, fine, [((ray * 0.7549 + 0.5) % 1) - 0.5, ((ray * 0.5698 + 0.5) % 1) - 0.5]);

  const flat = new OffscreenCanvas(width, height);
  const context = flat.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const [left, top] = [Math.max(0, (x - 0.5) / 2), Math.max(0, (y - 0.5) / 2)];
      const [column, line] = [Math.floor(left), Math.floor(top)];
      const [right, below] = [Math.min(columns - 1, column + 1), Math.min(lines - 1, line + 1)];
      const to = ((height - 1 - y) * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (one: number, other: number) => coarse[(other * columns + one) * 4 + channel] ?? 0;
        const upper = value(column, line) * (1 - left + column) + value(right, line) * (left - column);
        const lower = value(column, below) * (1 - left + column) + value(right, below) * (left - column);
        image.data[to + channel] =
          mask[y * width + x] === 255
            ? (fine[at + channel] ?? 0) / rays
            : upper * (1 - top + line) + lower * (top - line);
      }
      image.data[to + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  const large = new OffscreenCanvas(file.width, file.height);
  const enlarged = large.getContext('2d');
  if (!enlarged) throw new Error('No canvas to draw on.');
  enlarged.imageSmoothingQuality = 'high';
  enlarged.drawImage(flat, 0, 0, file.width, file.height);
  let bytes = new Uint8Array();
  for (const quality of [0.88, 0.84, 0.8, 0.75, 0.7, 0.64, 0.58, 0.5, 0.42, 0.34]) {
    const blob = await large.convertToBlob({ type: 'image/webp', quality });
    bytes = new Uint8Array(await blob.arrayBuffer());
    if (bytes.length <= maxBytes) break;
  }
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
