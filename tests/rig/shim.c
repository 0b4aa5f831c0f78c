/* The disk under a program, watched and broken on purpose.
 *
 * Loaded before libc (LD_PRELOAD), this stands in for the calls that change or read files. Calls on
 * files below the folder RIG_ROOT, and writes to the standard output, are numbered from 1 in the
 * order in which they are made. All others go straight through.
 *
 *   RIG_LOG=FILE   what happened is added to this file, which has to lie outside of RIG_ROOT
 *   RIG_TRACE=1    every numbered call is told there; otherwise only the one that was struck
 *   RIG_AT=N       call N is struck, and with RIG_ON=1 every later one of its kind too
 *   RIG_DO=WORD    how:
 *     kill         the process is gone before the call
 *     torn         the process is gone when half of the bytes are written; before the call, where
 *                  it is no write to a file
 *     fail         nothing is done, and the call fails with errno RIG_ERRNO
 *     short        half of the bytes are written, and that is what the call returns
 *     full         from here on no file grows: the disk is full
 *     nosync       from here on nothing is synced, but said to be
 *     nowrite      from here on nothing is written to files, but said to be
 *
 * A line of the log, and behind it as many bytes as it says:
 *
 *   NUMBER KIND NAME OFFSET LENGTH\n
 *
 * A call that failed by itself has a number and no line. KIND is o open (OFFSET 1: made if not there, 2: emptied), w write, s sync, t truncate (to OFFSET),
 * u unlink, m rename (the bytes are the new name), r read, p map, l lock, d make a folder, and ! the
 * call that is struck. NAME is the path below RIG_ROOT, "." for RIG_ROOT
 * itself, and "<out>" for the standard output. Locks by fcntl, and stat, are not stood in for.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

_Static_assert(sizeof(off_t) == 8, "offsets are 64 bits wide");

/* The function of this name behind ours. */
#define REAL(name)                                        \
    ({                                                    \
        static __typeof__(&name) real;                    \
        if (!real)                                        \
            real = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
        real;                                             \
    })

enum { DESCRIPTORS = 4096, NAME = 256 };
enum deed { NOTHING, KILL, TORN, FAIL, SHORT, FULL, NOSYNC, NOWRITE };

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static char names[DESCRIPTORS][NAME];
static const char *root;
static size_t root_length;
static int log_file = -1, trace, from_then_on, error_number;
static long number, struck_number;
static char struck_kind;
static enum deed deed;

static long number_in(const char *variable)
{
    const char *text = getenv(variable);
    return text ? atol(text) : 0;
}

__attribute__((constructor)) static void begin(void)
{
    static const char *const words[] = {"", "kill", "torn", "fail", "short", "full", "nosync", "nowrite"};
    const char *path = getenv("RIG_LOG"), *word = getenv("RIG_DO");
    strcpy(names[STDOUT_FILENO], "<out>");
    if (path)
        log_file = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    for (size_t i = 0; word && i < sizeof words / sizeof *words; i++)
        if (!strcmp(word, words[i]))
            deed = (enum deed)i;
    trace = number_in("RIG_TRACE") != 0;
    from_then_on = number_in("RIG_ON") != 0;
    error_number = (int)number_in("RIG_ERRNO");
    struck_number = number_in("RIG_AT");
    root = getenv("RIG_ROOT");
    root_length = root ? strlen(root) : 0;
}

/* The name of a path below the root, or NULL. */
static const char *below(const char *path)
{
    if (!root_length || strncmp(path, root, root_length))
        return NULL;
    if (!path[root_length])
        return ".";
    return path[root_length] == '/' ? path + root_length + 1 : NULL;
}

/* The name of an open file that is watched, or NULL. */
static const char *named(int file)
{
    return file >= 0 && file < DESCRIPTORS && *names[file] ? names[file] : NULL;
}

static void name(int file, const char *text)
{
    if (file >= 0 && file < DESCRIPTORS)
        snprintf(names[file], NAME, "%s", text ? text : "");
}

static void tell(char kind, const char *of, long at, const void *bytes, size_t length)
{
    char line[NAME + 64];
    if (log_file < 0)
        return;
    int size = snprintf(line, sizeof line, "%ld %c %s %ld %zu\n", number, kind, of, at, length);
    struct iovec parts[] = {{line, (size_t)size}, {(void *)bytes, length}};
    if (REAL(writev)(log_file, parts, length ? 2 : 1) != (ssize_t)(size + length))
        abort();
}

static void die(void)
{
    kill(getpid(), SIGKILL);
    for (;;)
        pause();
}

/* Numbers a call and returns what is done to it. */
static enum deed struck(char kind, const char *of)
{
    if (++number == struck_number) {
        struck_kind = kind;
        tell('!', of, 0, NULL, 0);
        /* No two runs make quite the same calls; only a write to a file is torn. */
        if (deed == KILL || (deed == TORN && (kind != 'w' || strcmp(of, "<out>") == 0)))
            die();
        return deed;
    }
    if (!struck_number || number < struck_number)
        return NOTHING;
    if (deed == FULL || deed == NOSYNC || deed == NOWRITE)
        return deed;
    return from_then_on && kind == struck_kind ? deed : NOTHING;
}

static void enter(void) { pthread_mutex_lock(&one_at_a_time); }

/* Leaves with this errno. */
static void leave(int error)
{
    pthread_mutex_unlock(&one_at_a_time);
    errno = error;
}

/* A call whose result is an int, and that fails with -1. */
#define PLAIN(kind, of, at, bytes, length, call)             \
    ({                                                       \
        int error, result = -1;                              \
        enter();                                             \
        if (struck(kind, of) == FAIL) {                      \
            error = error_number;                            \
        } else {                                             \
            result = call;                                   \
            error = errno;                                   \
            if (trace && result == 0)                        \
                tell(kind, of, at, bytes, length);           \
        }                                                    \
        leave(error);                                        \
        result;                                              \
    })

/* Opening ------------------------------------------------------------------------------------- */

static int opened(int folder, const char *path, int flags, mode_t mode)
{
    int error, file = -1;
    const char *of = below(path);
    if (!of) {
        file = REAL(openat)(folder, path, flags, mode);
        name(file, NULL);
        return file;
    }
    enter();
    enum deed done = struck('o', of);
    if (done == FAIL || (done == FULL && flags & O_CREAT && access(path, F_OK))) {
        error = done == FAIL ? error_number : ENOSPC;
    } else {
        file = REAL(openat)(folder, path, flags, mode);
        error = errno;
        name(file, of);
        if (trace && file >= 0)
            tell('o', of, (flags & O_CREAT ? 1 : 0) | (flags & O_TRUNC ? 2 : 0), NULL, 0);
    }
    leave(error);
    return file;
}

#define OPEN(function)                                       \
    int function(const char *path, int flags, ...)           \
    {                                                        \
        va_list rest;                                        \
        va_start(rest, flags);                               \
        mode_t mode = va_arg(rest, mode_t);                  \
        va_end(rest);                                        \
        return opened(AT_FDCWD, path, flags, mode);          \
    }
#define OPENAT(function)                                     \
    int function(int folder, const char *path, int flags, ...) \
    {                                                        \
        va_list rest;                                        \
        va_start(rest, flags);                               \
        mode_t mode = va_arg(rest, mode_t);                  \
        va_end(rest);                                        \
        return opened(folder, path, flags, mode);            \
    }
OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

int close(int file)
{
    name(file, NULL);
    return REAL(close)(file);
}

/* Writing and reading ------------------------------------------------------------------------- */

static ssize_t put(int file, const void *bytes, size_t length, off_t at)
{
    return at < 0 ? REAL(write)(file, bytes, length) : REAL(pwrite)(file, bytes, length, at);
}

static int grows(int file, off_t end)
{
    struct stat found;
    return !fstat(file, &found) && S_ISREG(found.st_mode) && end > found.st_size;
}

/* Writes where the file stands if `at` is below 0. */
static ssize_t written(int file, const void *bytes, size_t length, off_t at)
{
    const char *of = named(file);
    if (!of)
        return put(file, bytes, length, at);
    int error = 0;
    ssize_t result = -1;
    enter();
    int is_out = file == STDOUT_FILENO;
    off_t start = at >= 0 ? at : is_out ? 0 : lseek(file, 0, SEEK_CUR);
    enum deed done = struck('w', of);
    if (done == FAIL) {
        error = error_number;
    } else if (done == FULL && !is_out && grows(file, start + (off_t)length)) {
        error = ENOSPC;
    } else if (done == NOWRITE && !is_out) {
        result = (ssize_t)length;
    } else {
        size_t part = (done == SHORT || done == TORN) && length > 1 ? length / 2 : length;
        result = put(file, bytes, part, at);
        error = errno;
        if (done == TORN)
            die();
        if (trace && result > 0)
            tell('w', of, (long)start, bytes, (size_t)result);
    }
    leave(error);
    return result;
}

ssize_t write(int file, const void *bytes, size_t length) { return written(file, bytes, length, -1); }
ssize_t pwrite(int file, const void *bytes, size_t length, off_t at) { return written(file, bytes, length, at); }
ssize_t pwrite64(int file, const void *bytes, size_t length, off_t at) { return written(file, bytes, length, at); }

/* One part after the other, so that each is a call of its own. */
ssize_t writev(int file, const struct iovec *parts, int count)
{
    ssize_t all = 0;
    if (!named(file))
        return REAL(writev)(file, parts, count);
    for (int i = 0; i < count; i++) {
        if (!parts[i].iov_len)
            continue;
        ssize_t result = written(file, parts[i].iov_base, parts[i].iov_len, -1);
        if (result < 0)
            return all ? all : -1;
        all += result;
        if ((size_t)result < parts[i].iov_len)
            break;
    }
    return all;
}

static ssize_t had(int file, void *bytes, size_t length, off_t at)
{
    const char *of = named(file);
    int error;
    ssize_t result = -1;
    enter();
    if (of && struck('r', of) == FAIL) {
        error = error_number;
    } else {
        result = at < 0 ? REAL(read)(file, bytes, length) : REAL(pread)(file, bytes, length, at);
        error = errno;
        if (of && trace)
            tell('r', of, (long)at, NULL, 0);
    }
    leave(error);
    return result;
}

ssize_t read(int file, void *bytes, size_t length)
{
    return named(file) ? had(file, bytes, length, -1) : REAL(read)(file, bytes, length);
}
ssize_t pread(int file, void *bytes, size_t length, off_t at) { return had(file, bytes, length, at); }
ssize_t pread64(int file, void *bytes, size_t length, off_t at) { return had(file, bytes, length, at); }

void *mmap64(void *where, size_t length, int protection, int flags, int file, off_t at)
{
    const char *of = flags & MAP_ANONYMOUS ? NULL : named(file);
    int error;
    void *result = MAP_FAILED;
    if (!of)
        return REAL(mmap)(where, length, protection, flags, file, at);
    enter();
    if (struck('p', of) == FAIL) {
        error = error_number;
    } else {
        result = REAL(mmap)(where, length, protection, flags, file, at);
        error = errno;
        if (trace)
            tell('p', of, (long)at, NULL, 0);
    }
    leave(error);
    return result;
}

/* Keeping, cutting and naming ----------------------------------------------------------------- */

static int synced(int file, int (*real)(int))
{
    const char *of = named(file);
    if (!of)
        return real(file);
    int error = 0, result = -1;
    enter();
    switch (struck('s', of)) {
    case FAIL:
        error = error_number;
        break;
    case NOSYNC:
        result = 0;
        break;
    default:
        result = real(file);
        error = errno;
        if (trace && !result)
            tell('s', of, 0, NULL, 0);
    }
    leave(error);
    return result;
}

int fsync(int file) { return synced(file, REAL(fsync)); }
int fdatasync(int file) { return synced(file, REAL(fdatasync)); }

int ftruncate(int file, off_t length)
{
    const char *of = named(file);
    return of ? PLAIN('t', of, (long)length, NULL, 0, REAL(ftruncate)(file, length))
              : REAL(ftruncate)(file, length);
}
int ftruncate64(int file, off_t length) { return ftruncate(file, length); }

int unlink(const char *path)
{
    const char *of = below(path);
    return of ? PLAIN('u', of, 0, NULL, 0, REAL(unlink)(path)) : REAL(unlink)(path);
}

int rename(const char *from, const char *to)
{
    const char *of = below(from), *as = below(to);
    return of && as ? PLAIN('m', of, 0, as, strlen(as), REAL(rename)(from, to))
                    : REAL(rename)(from, to);
}

int mkdir(const char *path, mode_t mode)
{
    const char *of = below(path);
    return of ? PLAIN('d', of, 0, NULL, 0, REAL(mkdir)(path, mode)) : REAL(mkdir)(path, mode);
}

int flock(int file, int how)
{
    const char *of = named(file);
    return of ? PLAIN('l', of, 0, NULL, 0, REAL(flock)(file, how)) : REAL(flock)(file, how);
}
